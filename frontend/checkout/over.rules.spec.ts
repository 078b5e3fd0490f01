import { moneyWords } from './over.rules.js';

const nothing = { refundRefused: false, moneyGoesBack: false, stillChecked: false, begunElsewhere: false };

describe('A checkout page that is over', () => {
  it('says that nothing was charged only where the card company said so', () => {
    expect(moneyWords(nothing)).toBe('Nothing was charged.');
    for (const one of ['refundRefused', 'moneyGoesBack', 'stillChecked', 'begunElsewhere'] as const) expect(moneyWords({ ...nothing, [one]: true })).not.toContain('Nothing was charged');
  });

  it('does not promise money that was refused', () => {
    expect(moneyWords({ ...nothing, moneyGoesBack: true, refundRefused: true })).not.toContain('goes back to your card');
  });
});
