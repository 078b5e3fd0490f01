import { missedFields, whoMissed, type MissedChange } from './missed-changes.js';
import { differing, merged, mergeRows } from './three-way-merge.js';

const opened = { depositAmount: '2000.00', contractsProcessor: null, notes: '' };

const change = (field: string, from: unknown, to: unknown) => ({ field, label: field, kind: 'text', from, to }) as const;

const dana: MissedChange = {
  revision: 5,
  title: 'Status',
  by: { name: 'Dana Kim' },
  at: '2026-11-21T14:42:00Z',
  changes: [change('contractStatus', 'Signed', 'Preparing To Close'), change('contractsProcessor', null, 'Lee & Partners')],
};
const jon: MissedChange = { revision: 6, title: 'Terms', by: { name: 'Jon Lee' }, at: '2026-11-21T14:43:00Z', changes: [change('depositAmount', '2000.00', '4000.00')] };

describe('what others did while a form was open', () => {
  it('is one line a field with the last who touched it', () => {
    const again = { ...dana, revision: 7, changes: [change('depositAmount', '4000.00', '4100.00')] };
    expect(missedFields([again, jon])).toEqual([
      expect.objectContaining({ field: 'depositAmount', opened: '2000.00', theirs: '4100.00', by: 'Dana Kim' }),
    ]);
    expect(whoMissed([jon, again])).toEqual(['Dana Kim', 'Jon Lee']);
  });

  it('is nothing when a field went back to where it was', () => {
    const back = { ...jon, revision: 7, changes: [change('depositAmount', '4000.00', '2000.00')] };
    expect(missedFields([jon, back])).toEqual([]);
  });
});

describe('a form whose record a colleague changed meanwhile', () => {
  const missed = missedFields([dana, jon]);

  it('asks only about fields that both changed, to different values', () => {
    const rows = mergeRows(missed, opened, { ...opened, depositAmount: '4500.00' });
    expect(rows.map(({ field, mine, conflict }) => [field, mine, conflict])).toEqual([
      ['depositAmount', '4500.00', true],
      ['contractStatus', undefined, false],
      ['contractsProcessor', null, false],
    ]);
  });

  it('has no conflict where both typed the same, or the form was left alone', () => {
    expect(mergeRows(missed, opened, { ...opened, depositAmount: '4000.00' }).some(({ conflict }) => conflict)).toBe(false);
    expect(mergeRows(missed, opened, opened).some(({ conflict }) => conflict)).toBe(false);
  });

  it('keeps both people’s changes, and mine until something else is chosen', () => {
    const typed = { ...opened, depositAmount: '4500.00', notes: 'mine' };
    const rows = mergeRows(missed, opened, typed);
    expect(merged(typed, rows)).toEqual({ depositAmount: '4500.00', contractsProcessor: 'Lee & Partners', notes: 'mine' });
    expect(merged(typed, rows, { depositAmount: 'theirs' })).toMatchObject({ depositAmount: '4000.00', notes: 'mine' });
  });

  it('saves only what differs from the record as it is now', () => {
    const typed = { ...opened, depositAmount: '4500.00', notes: 'mine' };
    const values = merged(typed, mergeRows(missed, opened, typed));
    expect(differing(values, opened, missed)).toEqual({ depositAmount: '4500.00', notes: 'mine' });
    expect(differing({ ...values, depositAmount: '4000.00' }, opened, missed)).toEqual({ notes: 'mine' });
  });

  it('takes blank in every spelling for unchanged', () => {
    expect(differing({ contractsProcessor: '', notes: null }, opened, [])).toEqual({});
  });
});
