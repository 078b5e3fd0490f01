import { useSearchParams } from 'react-router-dom';
import { readView, withFilters, writeView } from '../kit/list/list-view.js';
import { LabelledField } from '../kit/form/labelled-field.js';
import { CriterionBox } from './criterion-box.js';
import { asFilters, asTyped, criteria } from './unit-criteria.js';
import { useCriteria } from './use-criteria.js';
import './inventory.css';

/** Above the list: what units are searched by, as the list's filters say it and as they come to say it. */
export function UnitFilterRow({ defaultSort }: { readonly defaultSort: string }) {
  const [params, setParams] = useSearchParams();
  const view = readView(params, defaultSort);
  const row = useCriteria(asTyped(view.filters), (said) => {
    const filters = asFilters(said);
    const next = criteria.reduce((so, { name }) => withFilters(so, name, filters.filter(({ field }) => field === name)), view);
    const written = writeView(next, defaultSort);
    const named = params.get('view');
    if (named) written.set('view', named);
    setParams(written);
  });
  return (
    <div className="unit-search no-print" role="search" aria-label="Units">
      {criteria.map((criterion) => (
        <LabelledField key={criterion.name} label={criterion.label}>
          {({ id }) => <CriterionBox id={id} criterion={criterion} value={row.valueOf(criterion.name)} onTyped={(value) => row.type(criterion.name, value)} onChosen={(value) => row.choose(criterion.name, value)} onDone={row.done} />}
        </LabelledField>
      ))}
    </div>
  );
}
