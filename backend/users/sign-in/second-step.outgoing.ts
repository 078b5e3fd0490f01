import { outgoingKind } from '../../platform/outgoing/outgoing-kind.js';

/** Tells somebody that the second step of signing in was set up or ended, or that others try to guess at it. */
export interface SecondStepPayload {
  readonly userId: number;
  readonly email: string;
  readonly news: 'set up' | 'ended by its owner' | 'ended by staff' | 'guessed at';
  /** Who did it, as people read it. */
  readonly by: string;
}

export const secondStepNews = outgoingKind<SecondStepPayload>('second-step', 'Two-step sign-in');
