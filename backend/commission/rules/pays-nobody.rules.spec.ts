import { paysNobody } from './pays-nobody.rules.js';

it('A pay run pays nobody without lines, and somebody by adjustments, rests or lines in parts alone', () => {
  const nothing = { lines: [], adjustments: [], carries: [] };
  const one = [{}];
  expect([nothing, { lines: [] }, { ...nothing, lines: one }, { ...nothing, adjustments: one }, { ...nothing, carries: one }, { lines: [], parts: {} }].map(paysNobody)).toEqual([true, true, false, false, false, false]);
});
