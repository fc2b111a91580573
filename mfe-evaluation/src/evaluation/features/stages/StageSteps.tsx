import { Page, Stepper } from '@northlight/shared-ui';
import { styled } from 'styled-components';
import { STAGE_NAMES, STAGES, type Stage } from './stage.ts';

const STEPS = STAGES.map((stage) => STAGE_NAMES[stage]);

/** The three stages, with the current one marked. */
export function StageSteps({ stage }: { stage: Stage }) {
  return (
    <Steps>
      <Stepper label="Stages of the evaluation" steps={STEPS} current={STAGES.indexOf(stage)} />
    </Steps>
  );
}

const Steps = styled(Page)`
  padding-bottom: var(--s6);

  @media (max-width: 767px) {
    padding-bottom: var(--s5);
  }
`;
