import type { ListView } from '../list/list-view.js';
import { asKept, asListView, layoutOf, sameArrangement } from './kept-view.js';

const columns = [{ field: 'leadId' }, { field: 'name' }, { field: 'leadStatus' }, { field: 'city', hidden: true as const }, { field: 'email' }];
const definition = { columns, defaultSort: '-leadId' };

const view: ListView = { search: 'silva', sort: 'name', filters: [{ field: 'createdAt', op: 'during', value: 'this-month' }, { field: 'leadStatus', op: 'oneOf', value: ['New', 'Dead'] }, { field: 'email', op: 'empty' }] };
const layout = { order: ['leadId', 'email', 'name'], hidden: ['leadStatus', 'city'], widths: { email: 240, city: 90 } };

describe('A kept view', () => {
  it('keeps the columns that are shown, in order with the widths that were dragged, and days as words', () => {
    expect(asKept(view, layout, definition)).toEqual({ search: 'silva', sort: 'name', filters: view.filters, columns: [{ field: 'leadId' }, { field: 'email', width: 240 }, { field: 'name' }] });
  });

  it('comes back as it was kept', () => {
    const kept = asKept(view, layout, definition);
    expect(asListView(kept, '-leadId')).toEqual(view);
    expect(asKept(view, layoutOf(kept, columns), definition)).toEqual(kept);
  });

  it('says nothing of the list’s own order, and of columns only where it is told', () => {
    expect(asKept({ search: '', sort: '-leadId', filters: [] }, undefined, definition)).toEqual({ search: '', sort: '', filters: [], columns: [] });
    expect(layoutOf({ columns: [] }, columns)).toBeUndefined();
  });

  it('shows the first column always, hides those that it does not name, and leaves out those that are gone', () => {
    expect(layoutOf({ columns: [{ field: 'gone' }, { field: 'email', width: 240 }] }, columns)).toEqual({ order: ['gone', 'email', 'leadId', 'name', 'leadStatus', 'city'], hidden: ['name', 'leadStatus', 'city'], widths: { email: 240 } });
  });

  it('is the same whatever the order of its filters, and with columns that the screen has not', () => {
    const kept = asKept(view, layout, definition);
    const other = { ...kept, filters: kept.filters.toReversed(), columns: [...kept.columns, { field: 'gone' }] };
    expect(sameArrangement(kept, other, columns)).toBe(true);
    expect(sameArrangement(kept, { ...kept, sort: '-name' }, columns)).toBe(false);
    expect(sameArrangement(kept, { ...kept, columns: kept.columns.map(({ field }) => ({ field })) }, columns)).toBe(false);
  });
});
