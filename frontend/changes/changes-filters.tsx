import { groupsHolding } from '../../events/kernel/field.rules.js';
import type { ChangeChoices, ChangedRecord, FieldChoice } from '../../backend/changes/changes.dto.js';
import type { ActorKind } from '../../projections/changes/changes.read-model.js';
import { ChoiceChip, type Choice } from '../kit/filter/choice-chip.js';
import { FilterChip } from '../kit/filter/filter-chip.js';
import { SearchBox } from '../kit/list/search-box.js';
import { PeriodPicker } from '../kit/period/period-picker.js';
import { periodInWords } from '../kit/period/period.js';
import { isUnfiltered, type ChangesView } from './changes-view.js';
import { NamedRecords } from './named-records.js';
import { OftenAsked } from './often-asked.js';
import { RecordPicker } from './record-picker.js';

interface FiltersProps {
  readonly view: ChangesView;
  readonly choices: ChangeChoices | undefined;
  readonly records: Readonly<Record<string, ChangedRecord>>;
  readonly onView: (view: ChangesView) => void;
}

const kinds: readonly (Choice & { readonly value: ActorKind })[] = [
  { value: 'person', label: 'People' },
  { value: 'agent', label: 'Agents' },
  { value: 'system', label: 'The system' },
  { value: 'import', label: 'Taken over' },
];

/** Search box and one chip a filter: what is asked, in words, with a cross that takes it back. */
export function ChangesFilters({ view, choices, records, onView }: FiltersProps) {
  const { search, period, area, person, kind, record } = view;
  const words = filterWords(view, choices, records);
  return (
    <div className="filter-bar no-print">
      <SearchBox placeholder="Value, reason, name…" search={search} onSearch={(next) => onView({ ...view, search: next })} />
      <FilterChip name="Period" words={words.period} onRemove={() => onView({ ...view, period: '' })}>
        {(close) => <PeriodPicker period={period} onPeriod={(next) => (onView({ ...view, period: next }), close())} />}
      </FilterChip>
      <ChoiceChip name="Field" words={words.field} choices={fieldChoices(choices?.fields ?? [], choices)} chosen={view.field || (view.group && `${GROUP}${view.group}`)} onChoose={(value) => onView({ ...view, ...fieldOrGroup(value) })} />
      <ChoiceChip name="Area" words={words.area} choices={choices?.areas.map(({ category, area: label }) => ({ value: category, label })) ?? []} chosen={area} onChoose={(value) => onView({ ...view, area: value })} />
      <ChoiceChip name="Person" words={words.person} choices={choices?.people.map(({ actor, name }) => ({ value: actor, label: name })) ?? []} chosen={person} onChoose={(value) => onView({ ...view, person: value })} />
      <FilterChip name="Record" words={words.record} onRemove={() => onView({ ...view, record: '' })}>
        {(close) => <RecordPicker areas={choices?.areas ?? []} record={record} onRecord={(next) => (onView({ ...view, record: next }), close())} />}
      </FilterChip>
      <ChoiceChip name="By" words={words.kind} choices={kinds} chosen={kind} onChoose={(value) => onView({ ...view, kind: value as ActorKind | '' })} />
      {isUnfiltered(view) && <OftenAsked view={view} onView={onView} />}
      <span className="sort-words">Newest first</span>
      {search && !record && <NamedRecords search={search} onRecord={(next) => onView({ ...view, search: '', record: next })} />}
    </div>
  );
}

const GROUP = 'group:';

function fieldOrGroup(value: string): Pick<ChangesView, 'field' | 'group'> {
  return value.startsWith(GROUP) ? { field: '', group: value.slice(GROUP.length) } : { field: value, group: '' };
}

/** Groups first, then the fields of each area. */
function fieldChoices(fields: readonly FieldChoice[], choices: ChangeChoices | undefined): readonly Choice[] {
  const groups = [...new Set(fields.flatMap(({ group }) => groupsHolding(group)).filter(Boolean))].sort();
  const areaOf = (category: string) => choices?.areas.find((one) => one.category === category)?.area ?? '';
  return [
    ...groups.map((group) => ({ value: `${GROUP}${group}`, label: groupInWords(group), section: 'Groups' })),
    ...fields.map(({ field, label, category }) => ({ value: field, label, section: areaOf(category) })).sort((a, b) => a.section.localeCompare(b.section) || a.label.localeCompare(b.label)),
  ];
}

function groupInWords(group: string): string {
  return group === 'Money' ? 'Money fields' : group;
}

/** The filter in words, chip by chip; empty where nothing is asked. */
export function filterWords(view: ChangesView, choices: ChangeChoices | undefined, records: FiltersProps['records']) {
  const { period, field, group, area, person, record, kind } = view;
  const known = choices?.fields.find((one) => one.field === field);
  return {
    period: period && periodInWords(period),
    field: field ? (known?.label ?? field) : group && groupInWords(group),
    area: area && (choices?.areas.find(({ category }) => category === area)?.area ?? area),
    person: person && (choices?.people.find(({ actor }) => actor === person)?.name ?? person),
    record: record && (records[record]?.name ?? record),
    kind: kind && (kinds.find(({ value }) => value === kind)?.label ?? kind),
  };
}
