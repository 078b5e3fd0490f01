import type { ChangeChoices } from '../../backend/changes/changes.dto.js';
import { formatCount, formatMoney } from '../kit/format/money.js';
import { SelectBox } from '../kit/form/fields/select-box.js';
import { Difference } from '../kit/history/amount-difference.js';
import type { ChangesView } from './changes-view.js';
import { sumChoices } from './sum-choice.js';
import type { LoadedChanges } from './use-changes.js';

interface FootProps {
  readonly view: ChangesView;
  readonly choices: ChangeChoices | undefined;
  readonly sum: string;
  readonly loaded: LoadedChanges;
  readonly onSum: (field: string) => void;
}

/** The differences of one amount added up over all that fits, and how much that is. */
export function ChangesFoot({ view, choices, sum: chosen, loaded: { summary }, onSum }: FootProps) {
  const offered = sumChoices(view, choices, summary);
  const sum = summary?.sum?.field === chosen ? summary.sum : undefined;
  return (
    <div className="list-foot changes-foot">
      {offered.length > 0 && (
        <span className="changes-sum">
          <label className="changes-sum">
            Sum of differences
            <SelectBox value={chosen} onChange={(event) => onSum(event.target.value)}>
              {offered.map(({ field, label }) => (
                <option key={field} value={field}>
                  {label}
                </option>
              ))}
            </SelectBox>
          </label>
          {sum && (
            <>
              <strong>{Number(sum.net) === 0 ? '0.00' : <Difference amount={sum.net} />}</strong>
              <span>
                {formatCount(sum.changes)} {sum.changes === 1 ? 'change' : 'changes'}
                {sum.changes > 0 && `: +${formatMoney(sum.plus)} and ${formatMoney(sum.minus)}`}
              </span>
            </>
          )}
        </span>
      )}
      {summary && (
        <span className="changes-counted">
          {formatCount(summary.changes.count)}
          {summary.changes.more ? '+' : ''} {summary.changes.count === 1 ? 'change' : 'changes'}
          {!summary.changes.more && ` in ${formatCount(summary.records)} ${summary.records === 1 ? 'record' : 'records'}`}
        </span>
      )}
    </div>
  );
}
