import { reference, text } from '../../../events/field-kinds.values.js';
import { sensitiveOf } from '../../../events/field.values.js';
import { listColumns } from '../../../projections/engine/list-columns.js';
import { listQuery } from '../../../projections/engine/list-query.js';
import { TourListRow } from '../../../projections/tour-list/tour-list.read-model.js';
import { ListRegistry, type ListDefinition } from './list-registry.js';

function tours(search: Readonly<Record<string, readonly (keyof TourListRow)[]>>): ListDefinition {
  const query = listQuery<TourListRow>({ entity: TourListRow, key: 'tourId', columns: {}, search, defaultSort: 'tourId' });
  return { list: 'tour-list', query, permission: 'Tours_Main', sensitive: { Tours_Sensitive: ['notes', 'salesRep'] } };
}

describe('The lists that screens can read', () => {
  it('search apart what one permission shows', () => {
    const registry = new ListRegistry();
    registry.register(tours({ everybody: ['leadName'], Tours_Sensitive: ['notes'] }));
    expect(registry.find('tour-list')).toBeDefined();
  });

  it('are refused at the start when they search it together with what everybody sees', () => {
    const mixed = tours({ everybody: ['leadName', 'notes'] });
    expect(() => new ListRegistry().register(mixed)).toThrow('tour-list searches leadName, notes together, of which Tours_Sensitive shows only some');
  });

  it('are refused at the start when they forget to hide what a field, or what it is made from, is marked with', () => {
    const fields = { leadFirstName: text('First name', { sensitive: 'Leads_Sensitive' }), leadName: text('Lead', { from: ['leadFirstName'] }) };
    const query = listQuery<TourListRow>({ entity: TourListRow, key: 'tourId', columns: listColumns(fields, { leadName: {} }), defaultSort: 'tourId' });
    const forgetful: ListDefinition = { list: 'tour-list', query, permission: 'Tours_Main', sensitive: {} };
    expect(() => new ListRegistry().register(forgetful)).toThrow('tour-list shows leadName to who lacks Leads_Sensitive');
    const registry = new ListRegistry();
    registry.register({ ...forgetful, sensitive: sensitiveOf(fields) });
    expect(registry.find('tour-list')).toBeDefined();
  });

  it('are refused at the start when two of their columns have one name', () => {
    const fields = { assignedEmployeeId: reference('Sales rep'), salesRep: text('Sales rep') };
    const query = listQuery<TourListRow>({ entity: TourListRow, key: 'tourId', columns: listColumns(fields, { assignedEmployeeId: {}, salesRep: {} }), defaultSort: 'tourId' });
    const definition: ListDefinition = { list: 'tour-list', query, permission: 'Tours_Main', sensitive: {} };
    expect(() => new ListRegistry().register(definition)).toThrow('tour-list has two columns named Sales rep');
  });
});
