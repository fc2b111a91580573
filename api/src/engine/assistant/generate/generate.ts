import type { GenerateInput, GeneratePiece } from '../types.ts';

export function* generate({ theme, brief, material }: GenerateInput): Generator<GeneratePiece> {
  const company = brief?.company ?? material?.company ?? '';
  yield { type: 'deck', name: company, content: { theme, slides: material?.document?.slides ?? [] } };
}
