import { LabelledField } from '../../kit/form/fields/labelled-field.js';
import { CriterionBox } from './criterion-box.js';
import type { Criterion } from './unit-criteria.js';
import type { SearchedBy } from './use-criteria.js';
import '../inventory.css';

interface CriteriaBoxesProps {
  readonly boxes: readonly Criterion[];
  readonly row: SearchedBy;
}

/** What units are searched by, box beside box, and under each what is wrong with it. */
export function CriteriaBoxes({ boxes, row }: CriteriaBoxesProps) {
  return (
    <div className="unit-search unit-boxes no-print" role="search" aria-label="Units">
      {boxes.map((criterion) => {
        const { name, label, asks = label } = criterion;
        return (
          <LabelledField key={name} label={asks} fault={row.faultOf(name)}>
            {(control) => <CriterionBox control={control} criterion={criterion} value={row.valueOf(name)} onTyped={(value) => row.type(name, value)} onChosen={(value) => row.choose(name, value)} onDone={row.done} />}
          </LabelledField>
        );
      })}
    </div>
  );
}
