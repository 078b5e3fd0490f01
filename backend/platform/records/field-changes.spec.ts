import { count, date, money, text } from '../../../events/kernel/field-kinds.rules.js';
import { describeChanges, filledIn, revisionWords } from './field-changes.js';

const fields = { name: text('Name'), price: money('Price'), seats: count('Seats'), since: date('Since') } as const;

describe('The words of a change', () => {
  it('tell of a new record what was said of it, and nothing that is blank for its kind', () => {
    expect(filledIn(fields, { name: 'Nina', price: null, seats: 0, since: null, boatId: 7 })).toEqual({ name: { from: null, to: 'Nina' } });
    expect(filledIn(fields, { name: '', price: '0.00', seats: 2, since: '2026-07-01' })).toMatchObject({ price: { to: '0.00' }, seats: { to: 2 }, since: { to: '2026-07-01' } });
  });

  it('call a single change by its field, and several by what they are of', () => {
    const [one, two] = describeChanges(fields, { name: { from: '', to: 'Nina' }, seats: { from: 0, to: 2 } });
    expect(revisionWords([one!])).toEqual({ title: 'Name', changes: [one] });
    expect(revisionWords([one!, two!]).title).toBe('Details');
    expect(revisionWords([one!, two!], 'Boat').title).toBe('Boat');
  });
});
