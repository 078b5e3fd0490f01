import { pointsLess, shareWords, shortMoney, shortPoints, signed } from './epic-words.js';

const sales = (financedShare: string, sold = 5) => ({ sold, volume: '0.00', paidInFull: '0.00', financed: '0.00', financedShare });

describe('The words of the Epic dashboard', () => {
  it('say by how many points the financed share moved, and nothing where there is nothing to compare', () => {
    expect([pointsLess(sales('34.00'), sales('63.80')), pointsLess(sales('63.80'), sales('34.00')), pointsLess(sales('34.00'), sales('34.00'))]).toEqual(['▼ 29.8 points, ', '▲ 29.8 points, ', 'as the year before, ']);
    expect(pointsLess(sales('34.00'), sales('0.00', 0))).toBe('');
  });

  it('say more and less of points, and short figures beside bars', () => {
    expect([signed(464_500), signed(-780_000), signed(0)]).toEqual(['+464,500', '−780,000', '0']);
    expect([shortMoney(98_950.5), shortMoney(850), shortPoints(9_000_000), shortPoints(2_500_000), shortPoints(450_000), shortPoints(0)]).toEqual(['99k', '850', '9M', '2.5M', '450k', '0']);
  });

  it('say a share with one place, halves up', () => expect([shareWords(45.55), shareWords(34), shareWords(0)]).toEqual(['45.6', '34.0', '0.0']));
});
