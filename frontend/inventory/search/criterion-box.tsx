import type { KeyboardEvent } from 'react';
import type { LabelledControl } from '../../kit/form/fields/labelled-field.js';
import { SelectBox } from '../../kit/form/fields/select-box.js';
import type { Criterion } from './unit-criteria.js';
import { useWordsOfUnits } from './use-words-of-units.js';
import { useResorts } from '../../server/use-resorts.js';

interface CriterionBoxProps {
  readonly criterion: Criterion;
  readonly control: LabelledControl;
  readonly value: string;
  /** Typed, and not yet searched by. */
  readonly onTyped: (value: string) => void;
  /** Left, or Enter: search by what stands there. */
  readonly onDone: () => void;
  /** Chosen from a list: searched by at once. */
  readonly onChosen: (value: string) => void;
}

/** One box of the filter row; a search runs when it is left, on Enter, and when something is chosen. */
export function CriterionBox({ criterion: { name, chosen, asUnitsSay, example, figure }, control, value, onTyped, onDone, onChosen }: CriterionBoxProps) {
  const { resorts } = useResorts();
  const said = useWordsOfUnits(name, asUnitsSay === true);
  if (chosen) {
    const offered = chosen === 'resorts' ? resorts.map(({ resortName }) => resortName) : [...chosen, ...said];
    return (
      <SelectBox fill {...control} value={value} onChange={(event) => onChosen(event.target.value)}>
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
  const look = ['bp6-input bp6-fill', figure && 'form-amount', control['aria-invalid'] && 'bp6-intent-danger'].filter(Boolean).join(' ');
  return <input {...control} className={look} placeholder={example} autoComplete="off" maxLength={100} value={value} onChange={(event) => onTyped(event.target.value)} onBlur={onDone} onKeyDown={onKeyDown} />;
}
