import { z } from 'zod';
import { errors } from '../../platform/http/schemas.ts';
import { Evaluation } from '../results/schemas.ts';
import { SharedSlides } from '../shares/schemas.ts';

const tags = ['Evaluations'];

const NotModified = z.undefined().describe('The client has this version');

export const getSample = {
  operationId: 'getSampleEvaluation',
  tags,
  summary: 'The evaluation of a fictional deck, made by the built-in engine; the same for everybody',
  response: { 200: Evaluation, 304: NotModified, ...errors(503) },
};

export const listSampleSlides = {
  operationId: 'listSampleEvaluationSlides',
  tags,
  summary: 'The slides of the sample evaluation as images',
  response: { 200: SharedSlides, 304: NotModified, ...errors(503) },
};
