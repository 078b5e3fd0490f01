import { isGivenUp } from '../../../events/resale-contracts/resale-contract.enums.js';
import { contradictions } from './tell-good-contracts.js';

describe('The hourly look for contracts that became good', () => {
  it('asks none that was given up: it would be asked in every hour to come', () => {
    const untold = contradictions('2026-03-12').filter((filters) => filters.some(({ field, op }) => field === 'goodSince' && op === 'empty'));
    expect(untold).toHaveLength(2);
    for (const filters of untold) expect(filters.flatMap(({ field, value }) => (field === 'contractStatus' ? (value as string[]).map(isGivenUp) : []))).toEqual(expect.not.arrayContaining([true]));
    for (const filters of untold) expect(filters.map(({ field }) => field)).toContain('contractStatus');
  });
});
