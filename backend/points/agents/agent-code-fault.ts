import { Refusal } from '../../platform/commands/refusal.js';

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;

export interface TriedCode {
  readonly isOver: boolean;
  readonly isUsed: boolean;
  readonly isTriedOut: boolean;
  readonly isRight: boolean;
}

/** Why a code does not do, at its field; undefined where it does. @param tried undefined where none was sent */
export function codeFault(tried: TriedCode | undefined): Refusal | undefined {
  if (!tried) return at('Send the member a code first');
  if (tried.isUsed) return at('This code was used already: send another one');
  if (tried.isOver) return at(`This code is older than ${CODE_MINUTES} minutes: send another one`);
  if (tried.isTriedOut) return at(`${CODE_TRIES} codes were wrong: send another one`);
  return tried.isRight ? undefined : at('This is not the code that the member was sent for these points');
}

function at(words: string): Refusal {
  return new Refusal(words, { field: 'code', status: 422, code: 'wrong-code' });
}
