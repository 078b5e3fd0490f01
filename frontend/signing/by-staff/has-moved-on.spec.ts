import { Problem } from '../../server/problem.js';
import { hasMovedOn, showsTheSame } from './has-moved-on.js';
import type { ToSend } from './send-dialog.js';

it('What somebody was asked to send is shown anew where record or version moved on, and for no other refusal', () => {
  expect([new Problem(412, { code: 'stale' }), new Problem(409, { code: 'made-meanwhile' })].map(hasMovedOn)).toEqual([true, true]);
  expect([new Problem(0), new Problem(409, { code: 'signer-changed' }), new Problem(409, { code: 'on-its-way' }), new Problem(422)].map(hasMovedOn)).toEqual([false, false, false, false]);
});

it('What was confirmed goes without a second question where the record moved on in nothing that was shown', () => {
  const standing = { sinceMade: [], blankAmounts: [], blankLines: [] } as unknown as NonNullable<ToSend['standing']>;
  const one: ToSend = { version: { version: 1 } as ToSend['version'], revision: 7, signers: [{ role: 'seller', name: 'Olga Meyer', mail: 'olga@example.com' }], standing };
  expect(showsTheSame(one, { ...one, revision: 8 })).toBe(true);
  const others: readonly Partial<ToSend>[] = [{ version: { version: 2 } as ToSend['version'] }, { signers: [{ ...one.signers[0]!, mail: 'o@example.com' }] }, { standing: { ...standing, blankAmounts: ['Deposit'] } }, { doubt: 'Should it?' }];
  expect(others.map((other) => showsTheSame(one, { ...one, ...other }))).toEqual([false, false, false, false]);
});
