import { useEffect, useState } from 'react';
import { useSurroundingForm } from '../kit/form/record-form-context.js';
import { formatMoney } from '../kit/format/money.js';
import { send } from '../server/http.js';
import { asProblem, type Problem } from '../server/problem.js';

/** What the company's prices go by. */
const priced = ['resortName', 'unitType', 'bedrooms', 'pointsSeason', 'useWeek'] as const;

/** `of` is the unit as it was when it was looked up. */
interface Looked {
  readonly was: 'found' | 'nothing';
  readonly of: string;
}

/** The company's price of the unit that stands in the form, put there when it is asked for. `again`: nothing was found for what the unit was before. */
export function useRetailPrice() {
  const { form, values } = useSurroundingForm();
  const unit = JSON.stringify(Object.fromEntries(priced.map((name) => [name, values[name] ?? ''])));
  const [looked, setLooked] = useState<Looked>();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const changed = looked !== undefined && looked.of !== unit;
  const outdated = changed && looked.was === 'found';
  useEffect(() => {
    // The price of another unit is no price of this one.
    if (outdated) form.setValue('retailPrice', '');
  }, [outdated, form]);

  const ask = async () => {
    setAsking(true);
    setProblem(undefined);
    try {
      const { data } = await send<{ readonly retailPrice: string } | null>('/api/Inventories/RetailPrice/', { body: JSON.parse(unit) as object });
      if (data) form.setValue('retailPrice', formatMoney(data.retailPrice), { shouldDirty: true });
      setLooked({ was: data ? 'found' : 'nothing', of: unit });
    } catch (error) {
      setProblem(asProblem(error));
    } finally {
      setAsking(false);
    }
  };
  return { was: outdated ? undefined : looked?.was, again: changed && !outdated, asking, ask: () => void ask(), problem, dismiss: () => setProblem(undefined) };
}
