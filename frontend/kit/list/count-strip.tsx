import { formatCount } from '../format/money.js';
import { statusColor } from '../status/status-tone.js';
import type { CountChip, CountStripDefinition } from './list-definition.js';
import { withFilters, type ListView } from './list-view.js';
import { useCounts } from './use-counts.js';
import { sameValues } from './view-words.js';
import './count-strip.css';

interface CountStripProps {
  readonly definition: CountStripDefinition;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
}

/** Counts that filter. Each moves live and says for a moment by how much. */
export function CountStrip({ definition, view, onView }: CountStripProps) {
  const counts = useCounts(definition);
  const { field, chips, dots } = definition;
  const choose = ({ values }: CountChip) => onView(withFilters(view, field, values ? [{ field, op: 'oneOf', value: values }] : []));
  return (
    <div className="card count-strip" role="group" aria-label={definition.label ?? 'Counts that filter'}>
      {chips.map((chip, index) => {
        const moved = counts?.[index]?.delta ?? 0;
        return (
          <button key={chip.label} type="button" className="count-chip" aria-pressed={isChosen(chip, field, view)} onClick={() => choose(chip)}>
            <span className="count-figure">
              {counts ? formatCount(counts[index]!.count) : <span className="bone count-bone" />}
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
