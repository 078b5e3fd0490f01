import { rebuildingWords } from './rebuilding-words.js';

describe('what a list says while columns are rebuilt', () => {
  it('names them and how far they are', () => {
    expect(rebuildingWords({ labels: ['County'], done: 0.409 })).toBe('County is being rebuilt since the last upgrade (40 %), and blank until then.');
    expect(rebuildingWords({ labels: ['County', 'Zone'], done: 0 })).toBe('County, Zone are being rebuilt since the last upgrade (0 %), and blank until then.');
  });

  it('names five at most', () => {
    expect(rebuildingWords({ labels: ['A', 'B', 'C', 'D', 'E', 'F', 'G'], done: 1 })).toBe('A, B, C, D, E and 2 more are being rebuilt since the last upgrade (100 %), and blank until then.');
  });
});
