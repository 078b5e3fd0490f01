import { reference, text } from '../../../events/kernel/field-kinds.rules.js';
import { listColumns } from '../../../projections/lists/list-columns.js';
import { listQuery } from '../../../projections/lists/list-query.js';
import { TourListRow } from '../../../projections/tour-list/tour-list.read-model.js';
import { ListRegistry, type ListDefinition } from './list-registry.js';
import { visibilityOf } from './list-visibility.js';

const fields = {
  assignedEmployeeId: reference('Sales rep'),
  leadFirstName: text('First name', { sensitive: 'Leads_Sensitive' }),
  leadName: text('Lead', { from: ['leadFirstName'] }),
  marketingSource: text('Source'),
  salesRep: text('Sales rep'),
};

function tours(columns: readonly (keyof typeof fields)[], search: Readonly<Record<string, readonly (keyof TourListRow)[]>> = {}): ListDefinition {
  const shown = listColumns(fields, Object.fromEntries(columns.map((name) => [name, {}])) as Record<keyof typeof fields, object>);
  const query = listQuery<TourListRow>({ entity: TourListRow, key: 'tourId', columns: shown, search, defaultSort: 'tourId' });
  return { list: 'tour-list', query, permission: 'Tours_Main' };
}

describe('The lists that screens can read', () => {
  it('hide what a field, or what it is made from, is marked with', () => {
    const hiddenFrom = (...permissions: string[]) => [...visibilityOf(tours(['leadName', 'marketingSource']), { permissions: new Set(permissions), tenantId: 1, actor: { kind: 'user', id: '7', name: 'Dana Kim' } }).hidden];
    expect(hiddenFrom('Tours_Main')).toEqual(['leadName']);
    expect(hiddenFrom('Tours_Main', 'Leads_Sensitive')).toEqual([]);
  });

  it('search apart what one permission shows', () => {
    const registry = new ListRegistry();
    registry.register(tours(['leadName', 'marketingSource'], { everybody: ['marketingSource'], Leads_Sensitive: ['leadName'] }));
    expect(registry.find('tour-list')).toBeDefined();
  });

  it('are refused at the start when they search it together with what everybody sees', () => {
    const mixed = tours(['leadName', 'marketingSource'], { everybody: ['leadName', 'marketingSource'] });
    expect(() => new ListRegistry().register(mixed)).toThrow('tour-list searches leadName, marketingSource together, of which Leads_Sensitive shows only some');
  });

  it('are refused at the start when they search what they do not show', () => {
    expect(() => new ListRegistry().register(tours(['leadName'], { everybody: ['notes'] }))).toThrow('tour-list searches notes, which it does not show');
  });

  it('are refused at the start when two of their columns have one name', () => {
    expect(() => new ListRegistry().register(tours(['assignedEmployeeId', 'salesRep']))).toThrow('tour-list has two columns named Sales rep');
  });
});
