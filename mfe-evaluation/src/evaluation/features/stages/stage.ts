/** The current stage of an evaluation. */
export type Stage = 'upload' | 'analyzing' | 'results';

export const STAGES: readonly Stage[] = ['upload', 'analyzing', 'results'];

export const STAGE_NAMES: Record<Stage, string> = { upload: 'Upload', analyzing: 'Analyzing', results: 'Results' };
