import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import { Refusal } from '../../commands/refusal.js';

export const SECOND_STEP_NEEDED = 'second-step-needed';

export class SecondStepNeeded extends Refusal {
  constructor() {
    super('Please set up two-step sign-in first', { status: 403, code: SECOND_STEP_NEEDED });
  }
}

export const BEFORE_SECOND_STEP = 'before second step';

/** The route also answers who has to set up a second step first. */
export function BeforeSecondStep(): CustomDecorator {
  return SetMetadata(BEFORE_SECOND_STEP, true);
}
