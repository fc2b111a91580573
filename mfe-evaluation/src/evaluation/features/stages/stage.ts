/** The current stage of an evaluation. */
export type Stage = 'upload' | 'analysing' | 'results';

export const STAGES: readonly Stage[] = ['upload', 'analysing', 'results'];

export const STAGE_NAMES: Record<Stage, string> = { upload: 'Upload', analysing: 'Analysing', results: 'Results' };
