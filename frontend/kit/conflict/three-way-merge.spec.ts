import { merged, mergeRows } from './three-way-merge.js';

const opened = { depositAmount: '2000.00', contractStatus: 'Signed', contractsProcessor: null, notes: '' };

describe('a form whose record a colleague changed meanwhile', () => {
  it('asks only about fields that both changed, to different values', () => {
    const theirs = { ...opened, depositAmount: '4000.00', contractStatus: 'Preparing To Close' };
    const rows = mergeRows(opened, theirs, { depositAmount: '4500.00', notes: 'mine' });
    expect(rows).toEqual([
      { field: 'depositAmount', opened: '2000.00', theirs: '4000.00', mine: '4500.00', conflict: true },
      { field: 'contractStatus', opened: 'Signed', theirs: 'Preparing To Close', mine: 'Signed', conflict: false },
    ]);
  });

  it('has no conflict where both typed the same', () => {
    const rows = mergeRows(opened, { ...opened, depositAmount: '4500.00' }, { depositAmount: '4500.00' });
    expect(rows).toEqual([expect.objectContaining({ field: 'depositAmount', conflict: false })]);
  });

  it('takes blank in every spelling for unchanged', () => {
    expect(mergeRows(opened, { ...opened, contractsProcessor: '', notes: null }, {})).toEqual([]);
  });

  it('keeps both people’s changes and what was chosen', () => {
    const mine = { depositAmount: '4500.00', contractsProcessor: null, notes: 'mine' };
    const rows = mergeRows(opened, { ...opened, depositAmount: '4000.00', contractsProcessor: 'Lee & Partners' }, mine);
    expect(merged(mine, rows, {})).toEqual({ depositAmount: '4500.00', contractsProcessor: 'Lee & Partners', notes: 'mine' });
    expect(merged(mine, rows, { depositAmount: 'theirs' })).toEqual({ depositAmount: '4000.00', contractsProcessor: 'Lee & Partners', notes: 'mine' });
  });

  it('leaves fields out that the form does not hold', () => {
    const rows = mergeRows(opened, { ...opened, contractStatus: 'Closed' }, { notes: 'mine' });
    expect(merged({ notes: 'mine' }, rows, {})).toEqual({ notes: 'mine' });
  });
});
