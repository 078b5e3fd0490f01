import { checkOwnDays, refusalOf } from './report-query-reader.js';

it.each([
  ['', '', undefined],
  ['2026-01-01', '2026-01-31', undefined],
  ['2026-02-30', '2026-03-01', 'from'],
  ['2026-01-01', 'soon', 'to'],
  ['', '2026-01-31', 'from'],
  ['2026-01-01', '', 'to'],
  ['2026-02-01', '2026-01-31', 'to'],
])('A kept report from "%s" to "%s" is refused at %s', (from, to, field) => {
  const refusal = refusalOf(() => checkOwnDays({ from, to }));
  if (field === undefined) expect(refusal).toBeUndefined();
  else expect(refusal).toMatch(new RegExp(`^${field}\\b`));
});
