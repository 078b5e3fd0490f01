import { partBehind, partsOf } from './contracts-dashboard.parts.js';

describe('What a figure of the contracts dashboard counts', () => {
  it('is no rescinded or canceled contract in volume, unless somebody asks', () => {
    expect(partsOf('2026-11-21', false).volume.statuses).not.toEqual(expect.arrayContaining(['Rescinded']));
    expect(partsOf('2026-11-21', false).volume.statuses).toContain('Closed');
    expect(partsOf('2026-11-21', true).volume.statuses).toBeUndefined();
  });

  it('is overdue what is in progress and was to close before the day', () => {
    expect(partsOf('2026-11-21', false).overdue).toMatchObject({ closingDate: { to: '2026-11-20' }, statuses: expect.arrayContaining(['Draft', 'Preparing To Close']) });
  });

  it('is a whole month behind its bar, a status behind its slice, and nothing behind what is no figure', () => {
    expect(partBehind('month:2026-02', '2026-11-21', true)).toEqual({ contractDate: { from: '2026-02-01', to: '2026-02-28' } });
    expect(partBehind('status:Signed', '2026-11-21', false)).toEqual({ statuses: ['Signed'] });
    for (const none of ['', 'everything', 'month:2026-13', 'toString']) expect(partBehind(none, '2026-11-21', false)).toBeUndefined();
  });
});
