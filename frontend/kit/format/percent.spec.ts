import { formatPercent, formatRate } from './percent.js';

describe('Parts of a whole', () => {
  it('read as percents without digits that say nothing', () => {
    expect(['0.2', '0.20', '0.0349', '1', '0'].map(formatPercent)).toEqual(['20%', '20%', '3.49%', '100%', '0%']);
  });

  it('of a loan have two places', () => {
    expect([formatRate('14.9'), formatRate('18')]).toEqual(['14.90%', '18.00%']);
  });
});
