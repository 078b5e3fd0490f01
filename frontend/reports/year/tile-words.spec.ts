import { tileLabel, tileTail } from './tile-words.js';

const running = { against: 2025, to: '2026-11-23' };
const answer = { total: { rescinded: 4, sales: 110, tours: 1426, noShowCanceled: 95 }, before: { from: '', to: '', lines: [], total: { vpgEnded: '2223.90' } } } as const;

describe('A tile of a dashboard', () => {
  it('says through which day a running year is counted', () => {
    expect([tileLabel('booked', running), tileLabel('booked', { against: 2024, to: '2025-12-31' }), tileLabel('netVolume', running), tileLabel('vpg', running)]).toEqual(['Booked to 11/23', 'Booked', 'Net volume', 'VPG']);
  });

  it('says behind the difference what its figure is made of, or what it is compared with', () => {
    const tail = (measure: Parameters<typeof tileTail>[0]) => tileTail(measure, answer, running);
    expect([tail('netVolume'), tail('closePercent'), tail('showRate'), tail('vpgEnded'), tail('salesVolume')]).toEqual([', 4 rescinded', ', 110 of 1,426', ', 95 NS/Cncld', ' on 2,223.90', ' on 2025 to 11/23']);
  });
});
