import { settleRecoveries } from './recoveries.rules.js';

const dana = { employeeId: 3, employeeName: 'Dana Kim' };
const line = (commission: string, reserve: string, net: string) => ({ ...dana, commission, reserve, net });
const run = { payRunId: 'week-2', lines: [line('1000.00', '150.00', '850.00')], adjustments: [], owed: [], available: () => '0.00' };
const toTake = (commission: string, reserve = '0.00') => ({ ...dana, commission, reserve });
const amounts = (all: readonly { readonly commission: string; readonly reserve: string; readonly net: string }[]) => all.map(({ commission, reserve, net }) => [commission, reserve, net]);

describe('What was paid too much', () => {
  it('is taken from the reserve as far as that goes, then from the run', () => {
    const settled = settleRecoveries({ ...run, adjustments: [toTake('-444.50', '-66.68'), toTake('-100.00')], available: () => '500.00' });
    expect(amounts(settled.adjustments)).toEqual([
      ['-444.50', '-444.50', '0.00'],
      ['-100.00', '-55.50', '-44.50'],
    ]);
    expect([settled.carries, settled.reserves]).toEqual([[], [{ ...dana, withheld: '150.00', charged: '500.00' }]]);
  });

  it('never takes a run below zero: the rest is left for the next one, as a line of its own', () => {
    const { adjustments, carries } = settleRecoveries({ ...run, adjustments: [toTake('-1200.00')] });
    expect(amounts(adjustments)).toEqual([['-1200.00', '0.00', '-1200.00']]);
    expect(carries).toEqual([{ ...dana, way: 'out', payRunId: 'week-2', commission: '350.00', reserve: '0.00', net: '350.00' }]);
  });

  it('is taken up by the next run that has something to take it from', () => {
    const owed = [{ ...dana, payRunId: 'week-1', amount: '350.00' }];
    expect(settleRecoveries({ ...run, owed }).carries).toEqual([{ ...dana, way: 'in', payRunId: 'week-1', commission: '-350.00', reserve: '0.00', net: '-350.00' }]);
    expect(settleRecoveries({ ...run, lines: [], owed }).carries).toEqual([]);
    expect(amounts(settleRecoveries({ ...run, lines: [], owed, available: () => '100.00' }).carries)).toEqual([
      ['-350.00', '-100.00', '-250.00'],
      ['250.00', '0.00', '250.00'],
    ]);
  });

  it('leaves alone what others have, and pays what was paid too little', () => {
    const victor = { employeeId: 4, employeeName: 'Victor Lang' };
    const settled = settleRecoveries({ ...run, adjustments: [toTake('16.00', '2.40'), { ...victor, commission: '-10.00', reserve: '0.00' }], available: (id) => (id === 3 ? '900.00' : '0.00') });
    expect(amounts(settled.adjustments)).toEqual([
      ['16.00', '2.40', '13.60'],
      ['-10.00', '0.00', '-10.00'],
    ]);
    expect(settled.carries).toMatchObject([{ ...victor, way: 'out', net: '10.00' }]);
    expect(settled.reserves).toEqual([{ ...dana, withheld: '152.40', charged: '0.00' }]);
  });
});
