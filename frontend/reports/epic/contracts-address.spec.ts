import type { ContractBehindFigure } from '../../../backend/reports/epic/epic-dashboard.dto.js';
import { contractsAddress } from './contracts-address.js';

const row = (epicContractId: number, contractStatus: string) => ({ epicContractId, contractStatus }) as ContractBehindFigure;
const [few, view] = [[row(7, 'Signed'), row(9, 'Closed'), row(8, 'Closed')], { year: 2026, to: '2026-11-23' }] as const;
const many = Array.from({ length: 151 }, (_, index) => row(index + 1, 'Closed'));
const saidBy = (address: string | undefined) => address && Object.fromEntries(new URLSearchParams(address.split('?')[1]));

describe('The list of the contracts behind a figure', () => {
  it('is asked for by days, status and payment, however many there are', () => {
    expect(saidBy(contractsAddress({ figure: 'sold', month: undefined }, view, { live: true, rows: few }))).toEqual({ 'contractStatus.oneOf': 'Closed,Signed', 'contractDate.from': '2026-01-01', 'contractDate.to': '2026-11-23' });
    expect(saidBy(contractsAddress({ figure: 'financed', month: '2026-11' }, view, { live: true, rows: many }))).toEqual({ 'contractStatus.oneOf': 'Closed', 'contractDate.from': '2026-11-01', 'contractDate.to': '2026-11-23', 'transactionType.oneOf': 'Finance Transaction,Cash / Check Finance Balance' });
    expect(saidBy(contractsAddress({ figure: 'sold', month: '2025-11' }, view, { live: true, rows: few }))).toMatchObject({ 'contractDate.from': '2025-11-01', 'contractDate.to': '2025-11-30' });
  });

  it('names each of a past day and each over the limit, which the list cannot say, where an address has room for them', () => {
    const [past, over] = [{ live: false, rows: few }, { live: true, rows: few }];
    for (const address of [contractsAddress({ figure: 'sold', month: undefined }, view, past), contractsAddress({ figure: 'overLimit', month: undefined }, view, over)]) expect(saidBy(address)).toEqual({ 'epicContractId.oneOf': '7,9,8' });
    expect([contractsAddress({ figure: 'sold', month: undefined }, view, { live: false, rows: many }), contractsAddress({ figure: 'sold', month: undefined }, view, { live: true, rows: [] })]).toEqual([undefined, undefined]);
  });
});
