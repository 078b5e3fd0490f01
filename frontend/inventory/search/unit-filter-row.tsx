import { CriteriaBoxes } from './criteria-boxes.js';
import { asTyped, criteria, withTyped, type Criterion } from './unit-criteria.js';
import { useAddressView } from './use-address-view.js';
import { useCriteria } from './use-criteria.js';

interface UnitFilterRowProps {
  readonly defaultSort: string;
  /** Those that the screen has; all of them unless given. */
  readonly boxes?: readonly Criterion[];
}

/** Above the list: what units are searched by, as the list's filters say it and as they come to say it. */
export function UnitFilterRow({ defaultSort, boxes = criteria }: UnitFilterRowProps) {
  const { view, onView } = useAddressView(defaultSort);
  const row = useCriteria(asTyped(view.filters), (said) => onView({ ...view, filters: withTyped(view.filters, said, boxes) }));
  return <CriteriaBoxes boxes={boxes} row={row} />;
}
