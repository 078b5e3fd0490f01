import type { HistoryEntry } from '../../../backend/platform/records/history.js';
import { AsOfPicker } from '../as-of/as-of-picker.js';
import { useAsOf } from '../as-of/use-as-of.js';
import { today } from '../format/dates.js';
import { FilterChip } from '../filter/filter-chip.js';
import { SearchBox } from '../list/search-box.js';
import { Avatar } from '../people/avatar.js';
import { PeriodPicker } from '../period/period-picker.js';
import { periodInWords } from '../period/period.js';
import { occurring, shortName, type HistoryFilter } from './history-filter.js';

interface ToolsProps extends ShownVersion {
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
}

/** Which version the page shows; undefined for now. */
export interface ShownVersion {
  readonly entries: readonly HistoryEntry[];
  readonly open: number | undefined;
}

/** The record as of a day, however short its history is; of a version that is open it says the day. */
export function AsOfADay({ entries, open }: ShownVersion) {
  const { day, choose } = useAsOf();
  const opened = entries.find(({ revision }) => revision === open);
  return <AsOfPicker day={day ?? (opened && today(new Date(opened.at)))} onPick={(next) => choose(next, ['version'])} />;
}

/** How a long history is read: by words, day, group of fields and person. */
export function HistoryTools({ entries, filter, open, onFilter }: ToolsProps) {
  const { groups, people } = occurring(entries);
  const { field, group, person, period } = filter;
  const label = field && labelOf(entries, field.split(','));
  return (
    <div className="history-tools no-print">
      <div className="history-find">
        <SearchBox placeholder="Value, reason, name…" search={filter.search} onSearch={(search) => onFilter({ ...filter, search })} />
        <AsOfADay entries={entries} open={open} />
      </div>
      <div className="history-chips">
        {field && <Chip words={label} pressed onPress={() => onFilter({ ...filter, field: '' })} />}
        {!field && groups.map((one) => <Chip key={one} words={one} pressed={group === one} onPress={() => onFilter({ ...filter, group: group === one ? '' : one })} />)}
        {people.length > 1 && people.map((name) => <Chip key={name} words={shortName(name, entries)} face={name} pressed={person === name} onPress={() => onFilter({ ...filter, person: person === name ? '' : name })} />)}
        <FilterChip name="Period" words={period && periodInWords(period)} onRemove={() => onFilter({ ...filter, period: '' })}>
          {(close) => <PeriodPicker period={period} onPeriod={(next) => (onFilter({ ...filter, period: next }), close())} />}
        </FilterChip>
      </div>
    </div>
  );
}

/** Of several fields that are read as one, those that were ever changed. */
function labelOf(entries: readonly HistoryEntry[], fields: readonly string[]): string {
  const changes = entries.flatMap((entry) => entry.changes);
  const labels = fields.map((field) => changes.find((change) => change.field === field)?.label).filter(Boolean);
  return labels.join(', ') || fields.join(', ');
}

interface ChipProps {
  readonly words: string;
  /** Whose face stands before the words. */
  readonly face?: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

function Chip({ words, face, pressed, onPress }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {face && <Avatar name={face} size={16} />} {words}
      {pressed && <span aria-hidden> ×</span>}
    </button>
  );
}
