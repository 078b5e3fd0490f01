import examples from '../../test/worked-examples.json' with { type: 'json' };
import { asAsked } from '../kit/list/filters/during.js';
import { fits } from '../kit/list/filters/filter-match.js';
import type { ListView } from '../kit/list/list-view.js';
import { isOn, pressed, quickFilters } from './listing-quick-filters.js';

const [expired, soon, listed] = quickFilters as [(typeof quickFilters)[0], (typeof quickFilters)[0], (typeof quickFilters)[0]];
const { today, recently_expired, expiring_soon } = examples.listing_quick_filters;
const noon = new Date(`${today}T17:00:00Z`);
const rows = examples.inventory_search.rows.map(({ id, status, end }) => ({ id, listingStatus: status, listingEndDate: end }));
const found = ({ filters }: (typeof quickFilters)[0]) => rows.filter((row) => fits(row, asAsked(filters, noon))).map(({ id }) => id);
const everything: ListView = { filters: [], search: '', sort: 'resortName' };

describe('The quick filters of the listings', () => {
  it('find what the worked examples say', () => {
    expect(found(expired)).toEqual(recently_expired);
    expect(found(soon)).toEqual(expiring_soon);
  });

  it('go by the business day: at eleven at night in New York it is not tomorrow yet', () => {
    const listedOn = (listingStartDate: string) => fits({ listingStartDate }, asAsked(listed.filters, new Date('2026-11-21T04:00:00Z')));
    expect(['2026-10-20', '2026-10-21', today, '2026-11-21'].map(listedOn)).toEqual([false, true, true, false]);
  });

  it('are on one at a time, leave what else narrows the list, and go off when they are pressed again', () => {
    const palms: ListView = { ...everything, filters: [{ field: 'resortName', op: 'is', value: 'Palm' }] };
    const both = pressed(soon, pressed(expired, palms));
    expect([isOn(expired, both), isOn(soon, both)]).toEqual([false, true]);
    expect(pressed(soon, both)).toEqual(palms);
  });
});
