import { formatCount } from '../../format/money.js';
import { statusColor } from '../../status/status-tone.js';
import type { CountChip, CountStripDefinition, ListDefinition } from '../list-definition.js';
import { withFilters, type ListView } from '../list-view.js';
import { useCounts } from './use-counts.js';
import { sameValues } from '../view-words.js';
import './count-strip.css';

interface CountStripProps<R extends object> {
  readonly strip: CountStripDefinition;
  readonly definition: ListDefinition<R>;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
}

/** Counts that filter, within what else the list is narrowed by. Each moves live and says for a moment by how much. */
export function CountStrip<R extends object>({ strip, definition, view, onView }: CountStripProps<R>) {
  const { counts, outdated, failed } = useCounts(strip, definition, view);
  const { field, chips, dots } = strip;
  const choose = ({ values }: CountChip) => onView(withFilters(view, field, values ? [{ field, op: 'oneOf', value: values }] : []));
  return (
    <div className={`card count-strip ${outdated ? 'count-outdated' : ''}`} role="group" aria-label={strip.label ?? 'Counts that filter'} aria-busy={outdated}>
      {chips.map((chip, index) => {
        const { count, delta: moved = 0 } = counts?.[index] ?? {};
        return (
          <button key={chip.label} type="button" className="count-chip" aria-pressed={isChosen(chip, field, view)} onClick={() => choose(chip)}>
            <span className="count-figure">
              {failed ? '–' : count === undefined ? <span className="bone count-bone" /> : formatCount(count)}
              {moved !== 0 && <span className="count-delta">{moved > 0 ? `+${moved}` : `−${-moved}`}</span>}
            </span>
            <span className="count-label" data-tip={dots === false ? undefined : longerThan(chip)}>
              {dots !== false && chip.values?.length === 1 && <span className="count-dot" style={{ background: statusColor(chip.values[0]!) }} aria-hidden />}
              {chip.label}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** The words that a label stands for, where it is shorter. */
function longerThan({ label, values = [] }: CountChip): string | undefined {
  return values.length === 0 || values[0] === label ? undefined : values.join(', ');
}

function isChosen({ values }: CountChip, field: string, view: ListView): boolean {
  const filter = view.filters.find((one) => one.field === field);
  if (!values || !filter) return !values && !filter;
  const chosen = filter.op === 'is' ? [filter.value] : filter.value;
  return Array.isArray(chosen) && sameValues(values, chosen);
}
