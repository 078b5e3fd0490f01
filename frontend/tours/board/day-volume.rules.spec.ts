import { volumeOf, volumePerGuest } from './day-volume.rules.js';

const contract = (tourId: number, purchasePrice: string | null, contractStatus = 'Signed') => ({ tourId, purchasePrice, contractStatus });

describe('The volume of a day', () => {
  const volume = volumeOf([contract(1, '0.10'), contract(1, '0.20'), contract(2, '9000.00'), contract(3, '5000.00', 'Rescinded'), contract(3, null)]);

  it('is the purchase prices of what was sold on its tours and not taken back', () => {
    expect(volume.total).toBe('9000.30');
    expect(volume.byTour.get(3)).toBe('0.00');
  });

  it('is told per guest over all tours that were booked', () => {
    expect(volumePerGuest(volume, [2, 3, 4])).toBe('3000.00');
    expect(volumePerGuest(volume, [4])).toBe('0.00');
  });
});
