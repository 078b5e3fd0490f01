import { partsOf } from '../../../backend/resale-contracts/dashboard/contracts-dashboard.parts.js';
import { listAddress } from './list-address.js';

const part = partsOf('2026-11-22', false);
const said = (name: keyof typeof part) => Object.fromEntries(new URLSearchParams(listAddress(part[name])));
const inProgress = 'Draft,Documents Generated,Signed,Preparing To Close';

describe('The list that a tile of the contracts dashboard opens', () => {
  it('holds the contracts whose rescission ends in those days, and no others', () => {
    expect(said('rescission')).toEqual({ 'contractStatus.oneOf': inProgress, 'lastDayToRescind.from': '2026-11-22', 'lastDayToRescind.to': '2026-11-29' });
  });

  it('holds what is overdue since ever without naming a first day', () => {
    expect(said('overdue')).toEqual({ 'contractStatus.oneOf': inProgress, 'closingDate.to': '2026-11-21' });
  });

  it('holds the days of every other tile', () => {
    expect(said('closing')).toMatchObject({ 'closingDate.from': '2026-11-22', 'closingDate.to': '2026-11-29' });
    expect(said('volume')).toMatchObject({ 'contractDate.from': '2026-11-01', 'contractDate.to': '2026-11-22' });
  });
});
