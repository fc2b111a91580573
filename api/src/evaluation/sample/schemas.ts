import { errors, IfNoneMatch, NotModified, versioned } from '../../platform/http/schemas.ts';
import { Evaluation } from '../results/schemas.ts';
import { SharedSlides } from '../shares/schemas.ts';

const tags = ['Evaluations'];

export const getSample = {
  operationId: 'getSampleEvaluation',
  tags,
  summary: 'The evaluation of a fictional deck, made by the built-in engine; the same for everybody',
  headers: IfNoneMatch,
  response: { 200: versioned(Evaluation), 304: NotModified, ...errors(503) },
};

export const listSampleSlides = {
  operationId: 'listSampleEvaluationSlides',
  tags,
  summary: 'The slides of the sample evaluation as images',
  headers: IfNoneMatch,
  response: { 200: versioned(SharedSlides), 304: NotModified, ...errors(503) },
};
