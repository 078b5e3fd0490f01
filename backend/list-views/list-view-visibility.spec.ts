import { leadListQuery } from '../../projections/lead-list/lead-list.queries.js';
import { arrangementFor, viewedBy } from './list-view-visibility.js';

const leads = { query: leadListQuery };

const view = {
  search: '407-555-0101',
  filters: [
    { field: 'leadStatus', op: 'is', value: 'New' },
    { field: 'email', op: 'contains', value: 'silva' },
    { field: 'creditBand', op: 'is', value: 'gone with an older version' },
    { field: 'leadStatus', op: 'nearly', value: 'from a newer version' },
  ],
  sort: '-email',
  columns: [{ field: 'leadId' }, { field: 'email', width: 200 }, { field: 'mobilePhone' }, { field: 'creditBand' }, { field: 'leadStatus' }],
};

const seenWith = (permissions: readonly string[], own = false) => arrangementFor(viewedBy(new Set(permissions), leads), view, own);

describe('What somebody sees of a view', () => {
  it('is all of it that the list has, for who sees all of the list', () => {
    expect(seenWith(['Leads_Main', 'Leads_Sensitive'])).toEqual({
      search: '407-555-0101',
      filters: view.filters.slice(0, 2),
      sort: '-email',
      columns: [{ field: 'leadId' }, { field: 'email', width: 200 }, { field: 'mobilePhone' }, { field: 'leadStatus' }],
      notForYou: { columns: 0, filters: 0, order: false, search: false },
    });
  });

  it('names no column that they may not see, no value of its filter, no order by it, and no words that may be found in it', () => {
    const seen = seenWith(['Leads_Main']);
    expect(seen).toEqual({
      search: '',
      filters: [view.filters[0]],
      sort: '',
      columns: [{ field: 'leadId' }, { field: 'leadStatus' }],
      notForYou: { columns: 2, filters: 1, order: true, search: true },
    });
    expect(JSON.stringify(seen)).not.toMatch(/email|silva|mobilePhone|0101|creditBand/);
  });

  it('is their own words in what they keep for themselves', () => {
    expect(seenWith(['Leads_Main'], true)).toMatchObject({ search: '407-555-0101', sort: '', notForYou: { search: false, columns: 2 } });
  });
});
