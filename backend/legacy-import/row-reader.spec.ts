import { DateShift } from './date-shift.js';
import { RowReader, RowRefused, type RawRow } from './row-reader.js';

const reader = (row: RawRow) => new RowReader(row, DateShift.none, 'tourId');

describe('reading one row', () => {
  it('takes white space, null and absence for the same nothing', () => {
    const row = reader({ notes: '  ', price: null });
    expect([row.text('notes'), row.amount('price'), row.day('tourDate'), row.reference('leadId', 'Leads', 'lead')]).toEqual([
      '',
      null,
      null,
      0,
    ]);
    expect(row.references).toEqual([]);
  });

  it('reads the other name of a field when the first is blank', () => {
    expect(reader({ useWeek: '', weekNumber: '49' }).text('useWeek', 'weekNumber')).toBe('49');
  });

  it('refuses dates that do not exist and amounts that are not numbers, by name', () => {
    expect(() => reader({ tourDate: '2025-02-30T00:00:00' }).day('tourDate')).toThrow(new RowRefused('tourDate is not a date'));
    expect(() => reader({ retailPrice: 'call' }).amount('retailPrice')).toThrow(new RowRefused('retailPrice is not an amount'));
    expect(() => reader({ salesVolume: { much: true } }).amount('salesVolume')).toThrow(RowRefused);
  });

  it('spells a word as its list does, and keeps one outside it with a warning', () => {
    const row = reader({ contractStatus: 'Preparing to Close', tourStatus: 'Postponed' });
    expect(row.word('contractStatus', ['Preparing To Close'])).toBe('Preparing To Close');
    expect(row.word('tourStatus', ['Scheduled'])).toBe('Postponed');
    expect(row.warnings).toEqual(['tourStatus "Postponed" is not in its list: kept']);
  });

  it('names fields that nobody read', () => {
    const row = reader({ tourId: 1, notes: 'x', favouriteColour: 'teal', empty: '' });
    row.text('notes');
    expect(row.unread()).toEqual(['favouriteColour']);
  });
});
