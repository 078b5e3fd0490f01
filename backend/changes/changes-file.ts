import type { ChangeRow } from '../../projections/changes/changes.read-model.js';
import type { ListRequest } from '../../projections/lists/list-request.js';
import type { ExportColumn, ExportedRows, ExportFact, ExportRow } from '../platform/exports/exported-rows.js';
import { nameOf, type ChangedRecords } from '../platform/changes/changed-records.js';
import type { ChangeChoices } from './changes.dto.js';

/** Amounts are figures beside the words, so that a sheet can add them up. */
const columns: readonly ExportColumn[] = [
  { field: 'at', label: 'When', kind: 'time' },
  { field: 'actorName', label: 'Who', kind: 'text' },
  { field: 'actorKind', label: 'Kind', kind: 'text' },
  { field: 'area', label: 'Area', kind: 'text' },
  { field: 'name', label: 'Record', kind: 'text' },
  { field: 'version', label: 'Version', kind: 'number' },
  { field: 'what', label: 'What', kind: 'text' },
  { field: 'before', label: 'Old', kind: 'text' },
  { field: 'after', label: 'New', kind: 'text' },
  { field: 'oldAmount', label: 'Old amount', kind: 'money' },
  { field: 'newAmount', label: 'New amount', kind: 'money' },
  { field: 'difference', label: 'Difference', kind: 'money' },
  { field: 'computed', label: 'Computed', kind: 'yesNo' },
  { field: 'reason', label: 'Reason', kind: 'text' },
];

/** The changes as a file tells them: records by name, amounts as figures. */
export function changesFile(kinds: readonly ChangedRecords[], chunks: AsyncIterable<readonly ExportRow[]>, facts: readonly ExportFact[]): ExportedRows {
  return { name: 'changes', title: 'Changes', columns, chunks: told(kinds, chunks), facts };
}

/** What was asked for with names for numbers, and nothing of what is left out unless asked for. */
export function inWords(kinds: readonly ChangedRecords[], { fields, people }: ChangeChoices, { filters = [], ...request }: ListRequest): ListRequest {
  const areas = kinds.map(({ category, area }): [string, string] => [category, area]);
  const names: Readonly<Record<string, ReadonlyMap<string, string>>> = {
    field: new Map(fields.map(({ field, label }) => [field, label])),
    actor: new Map(people.map(({ actor, name }) => [actor, name])),
    category: new Map(areas),
  };
  const worded = filters.filter(({ field }) => field !== 'imported').map((filter) => {
    const value = String(filter.value as string);
    const kind = filter.field === 'stream' ? kinds.find(({ category }) => value.startsWith(`${category}-`)) : undefined;
    return { ...filter, value: kind ? nameOf(kind, value.slice(kind.category.length + 1)) : (names[filter.field]?.get(value) ?? value) };
  });
  return { ...request, filters: worded };
}

async function* told(kinds: readonly ChangedRecords[], chunks: AsyncIterable<readonly ExportRow[]>): AsyncGenerator<readonly ExportRow[]> {
  const byCategory = new Map(kinds.map((kind) => [kind.category, kind]));
  for await (const rows of chunks) yield rows.map((row) => fileRow(byCategory, row as unknown as ChangeRow));
}

function fileRow(kinds: ReadonlyMap<string, ChangedRecords>, change: ChangeRow): ExportRow {
  const { category, record, revision, of, label, kind, before, after } = change;
  const kindOf = kinds.get(category);
  const amounts = kind === 'money' ? { oldAmount: before, newAmount: after, before: null, after: null } : {};
  return { ...change, area: kindOf?.area ?? category, name: kindOf ? nameOf(kindOf, record) : record, version: revision + 1, what: of ? `${of}: ${label}` : label, ...amounts };
}
