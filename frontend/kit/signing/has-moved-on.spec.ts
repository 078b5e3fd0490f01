import { Problem } from '../../server/problem.js';
import { hasMovedOn } from './has-moved-on.js';

it('What somebody was asked to send is shown anew where record or version moved on, and for no other refusal', () => {
  expect([new Problem(412, { code: 'stale' }), new Problem(409, { code: 'made-meanwhile' })].map(hasMovedOn)).toEqual([true, true]);
  expect([new Problem(0), new Problem(409, { code: 'signer-changed' }), new Problem(409, { code: 'on-its-way' }), new Problem(422)].map(hasMovedOn)).toEqual([false, false, false, false]);
});
