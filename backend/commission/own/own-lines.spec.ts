import type { CommissionReport } from '../report/commission-report.dto.js';
import { ownLines } from './own-lines.js';

const amounts = { commission: '800.00', reserve: '120.00', net: '680.00' };
const line = (employeeId: number, contractId: number) => ({ kind: 'resale', contractId, employeeId, employeeName: employeeId === 3 ? 'Dana Kim' : 'Wei Park', base: '10000.00', ...amounts });
const unpaid = (contractId: number, salesAgent: string) => ({ kind: 'resale', contractId, salesAgent, reason: 'The contract is Rescinded', base: '5000.00' });

const report = {
  ...{ report: 'sales-executive-weekly', payDate: '2026-11-20', from: '2026-11-12', to: '2026-11-18', ratesFrom: null, secondPerson: true, position: '12' },
  run: { status: 'Paid', paidOn: '2026-11-20', preparedBy: 'Somebody', reference: 'B-7' },
  lines: [line(3, 1018), line(5, 1019)],
  leftOut: [unpaid(1020, 'dana kim '), unpaid(1021, 'Wei Park')],
  held: [unpaid(1022, 'Nobody Here')],
  adjustments: [line(5, 1001)],
  carries: [{ ...line(5, 0), way: 'in' }],
  reserves: [{ employeeId: 5, employeeName: 'Wei Park', withheld: '120.00', charged: '0.00' }],
  peopleLeftOut: [{ employeeId: 9, employeeName: 'Ada Voss', reason: 'No longer active' }],
} as unknown as CommissionReport;

describe('What a rep is shown of a pay date', () => {
  it('is what is paid to them, what of theirs is not, and nothing of anybody else', () => {
    const own = ownLines(report, { employeeId: 3, fullName: 'Dana Kim', hasNamesake: false });
    expect(own.lines.map(({ contractId }) => contractId)).toEqual([1018]);
    expect(own.unpaid.map(({ contractId }) => contractId)).toEqual([1020]);
    expect(own).toMatchObject({ adjustments: [], carries: [], status: 'Paid', paidOn: '2026-11-20', totals: { contracts: 1, employees: 1, ...amounts } });
    expect(JSON.stringify(own)).not.toMatch(/Wei Park|Ada Voss|Somebody|Nobody Here|B-7/);
  });

  it('leaves out what goes by a name that somebody else has too', () => {
    expect(ownLines(report, { employeeId: 3, fullName: 'Dana Kim', hasNamesake: true }).unpaid).toEqual([]);
  });

  it('is empty for who has no line', () => {
    expect(ownLines({ ...report, run: null }, { employeeId: 4, fullName: 'José Cohen', hasNamesake: false })).toMatchObject({ lines: [], unpaid: [], status: 'Open', totals: { contracts: 0, net: '0.00' } });
  });
});
