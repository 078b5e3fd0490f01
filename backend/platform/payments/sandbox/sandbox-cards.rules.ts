/** What the sandbox makes of a card: the browser turns a number into one of these words, and sends nothing else of it. */
export const sandboxTokens = ['paid', 'declined', 'insufficient funds', 'expired', 'wrong code', 'further step', 'no answer', 'step passed', 'step refused'] as const;
export type SandboxToken = (typeof sandboxTokens)[number];

/** What came of an attempt. */
export const cardOutcomes = ['paid', 'declined', 'insufficient funds', 'expired', 'wrong code', 'further step', 'step refused'] as const;
export type CardOutcome = (typeof cardOutcomes)[number];

const testCards: Readonly<Record<string, SandboxToken>> = {
  '4242424242424242': 'paid',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient funds',
  '4000000000000069': 'expired',
  '4000000000000127': 'wrong code',
  '4000002500003155': 'further step',
  '4000000000000341': 'no answer',
};

/** @returns undefined for a number that is none of the sandbox's: a real card stays in the browser */
export function sandboxTokenOf(number: string): SandboxToken | undefined {
  return testCards[number.replace(/\D/g, '')];
}
