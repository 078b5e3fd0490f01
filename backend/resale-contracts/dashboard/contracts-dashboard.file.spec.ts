import { contractsFile } from './contracts-dashboard.file.js';

const moment = { day: '2026-11-22', live: true, withLost: false };
const fields = (behind: string) => contractsFile(moment, behind, []).columns.map(({ field }) => field);

describe('The file of the contracts behind a figure', () => {
  it('says the day that they are chosen by in front, as the page does', () => {
    expect(fields('rescission').slice(0, 5)).toEqual(['contractId', 'tppDealNumber', 'contractStatus', 'lastDayToRescind', 'contractDate']);
  });

  it('leaves it out where nobody asked for it', () => {
    expect(fields('status:Closed')).not.toContain('lastDayToRescind');
  });
});
