import { listQuery } from '../lists/list-query.js';
import { ChangedField, ChangeRow, ChangingPerson } from './changes.read-model.js';

const offered = { filter: true } as const;
const newestFirst = ['-at'];

/** Each filter that people begin with has an index in the order of time: a page reads no more rows than it shows. */
export const changesQuery = listQuery<ChangeRow>({
  entity: ChangeRow,
  key: 'key',
  columns: {
    at: { kind: 'time', label: 'When', filter: true },
    actorName: { kind: 'text', label: 'Who' },
    actorKind: { kind: 'text', label: 'Kind', ...offered },
    imported: { kind: 'yesNo', label: 'Taken over', ...offered },
    category: { kind: 'text', label: 'Area', ...offered },
    record: { kind: 'text', label: 'Record' },
    label: { kind: 'text', label: 'What' },
    of: { kind: 'text', label: 'Of' },
    before: { kind: 'text', label: 'Old' },
    after: { kind: 'text', label: 'New' },
    difference: { kind: 'money', label: 'Difference' },
    computed: { kind: 'yesNo', label: 'Computed' },
    reason: { kind: 'text', label: 'Reason' },
    stream: { kind: 'text', label: 'Of record', ...offered },
    revision: { kind: 'number', label: 'Revision' },
    save: { kind: 'text', label: 'Save', ...offered },
    actor: { kind: 'text', label: 'Person', ...offered },
    field: { kind: 'text', label: 'Field', ...offered },
    group: { kind: 'text', label: 'Fields', ...offered },
    kind: { kind: 'text', label: 'Kind of value' },
  },
  search: ['actorName', 'record', 'label', 'of', 'before', 'after', 'written', 'reason'],
  sorts: newestFirst,
  filteredSorts: { imported: newestFirst, stream: newestFirst, field: newestFirst, group: newestFirst, category: newestFirst, actor: newestFirst, actorKind: newestFirst },
  defaultSort: '-at',
});

/** Counts are read by no screen from here: how often others changed what one may not see is nobody's business. */
export const changedFieldsQuery = listQuery<ChangedField>({
  entity: ChangedField,
  key: 'key',
  columns: {
    category: { kind: 'text', label: 'Area' },
    needs: { kind: 'text', label: 'Needs' },
    field: { kind: 'text', label: 'Field' },
    label: { kind: 'text', label: 'Name' },
    group: { kind: 'text', label: 'Group' },
    kind: { kind: 'text', label: 'Kind of value' },
  },
  defaultSort: 'key',
});

export const changingPeopleQuery = listQuery<ChangingPerson>({
  entity: ChangingPerson,
  key: 'key',
  columns: {
    category: { kind: 'text', label: 'Area' },
    needs: { kind: 'text', label: 'Needs' },
    actorKind: { kind: 'text', label: 'Kind' },
    actor: { kind: 'text', label: 'Actor' },
    actorName: { kind: 'text', label: 'Name' },
  },
  defaultSort: 'key',
});
