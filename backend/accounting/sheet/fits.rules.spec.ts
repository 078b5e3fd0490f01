import { accountingListQuery } from '../../../projections/accounting-list/accounting-list.queries.js';
import { fits, type AskedOf } from './fits.rules.js';

const row = { contractId: 1098, contractStatus: 'Closed', contractDate: '2026-10-06', cogGlCode: ' 5000 ', cogAmount: '6368.00', toCommission: null, toName: '' };
const asked = (field: string, op: string, value?: AskedOf['value']) => fits(row, [{ field, op, ...(value !== undefined && { value }) }], (name) => accountingListQuery.kind(name));

describe('A line that is filtered', () => {
  it('has a text in any case, without the white space around it', () => {
    expect([asked('contractStatus', 'is', 'closed '), asked('cogGlCode', 'oneOf', ['4010', '5000']), asked('cogGlCode', 'contains', '00'), asked('cogGlCode', 'is', '500')]).toEqual([true, true, true, false]);
  });

  it('has an amount as a number, and a day as one', () => {
    expect([asked('cogAmount', 'is', 6368), asked('cogAmount', 'from', '900'), asked('cogAmount', 'below', '900'), asked('contractDate', 'to', '2026-10-31'), asked('contractDate', 'from', '2026-10-07')]).toEqual([true, true, false, true, false]);
  });

  it('has nothing where there is nothing, and is in no range by it', () => {
    expect([asked('toName', 'empty'), asked('toCommission', 'empty'), asked('toCommission', 'present'), asked('toCommission', 'to', '5')]).toEqual([true, true, false, false]);
  });

  it('fits when all fits that is asked', () => {
    expect(fits(row, [{ field: 'contractStatus', op: 'is', value: 'Closed' }, { field: 'contractDate', op: 'from', value: '2026-11-01' }], (name) => accountingListQuery.kind(name))).toBe(false);
  });
});
