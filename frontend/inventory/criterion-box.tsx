import type { KeyboardEvent } from 'react';
import { SelectBox } from '../kit/form/select-box.js';
import type { Criterion } from './unit-criteria.js';
import { useResorts } from '../server/use-resorts.js';

interface CriterionBoxProps {
  readonly criterion: Criterion;
  readonly id?: string;
  readonly value: string;
  /** Typed, and not yet searched by. */
  readonly onTyped: (value: string) => void;
  /** Left, or Enter: search by what stands there. */
  readonly onDone: () => void;
  /** Chosen from a list: searched by at once. */
  readonly onChosen: (value: string) => void;
}

/** One box of the filter row; a search runs when it is left, on Enter, and when something is chosen. */
export function CriterionBox({ criterion: { label, chosen, figure }, id, value, onTyped, onDone, onChosen }: CriterionBoxProps) {
  const { resorts } = useResorts();
  const named = id === undefined ? { 'aria-label': label } : { id };
  if (chosen) {
    const offered = chosen === 'resorts' ? resorts.map(({ resortName }) => resortName) : chosen;
    return (
      <SelectBox fill {...named} value={value} onChange={(event) => onChosen(event.target.value)}>
        {[...new Set(['', ...offered, value])].map((option) => (
          <option key={option} value={option}>
            {option || 'Any'}
          </option>
        ))}
      </SelectBox>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onDone();
  };
  return <input {...named} className={`bp6-input bp6-fill ${figure ? 'form-amount' : ''}`} autoComplete="off" maxLength={100} value={value} onChange={(event) => onTyped(event.target.value)} onBlur={onDone} onKeyDown={onKeyDown} />;
}
