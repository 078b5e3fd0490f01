import { Button } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { FormField } from '../kit/form/fields/form-field.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { useRetailPrice } from './use-retail-price.js';

/** Document 3, section 8. */
const NONE_FOUND = 'No retail price found for this unit.';

/** The company's price of a unit, on request; a box for one's own where the company has none (document 3, 2.6). */
export function RetailPriceField() {
  const place = useRef<HTMLDivElement>(null);
  const { was, again, asking, ask, problem, dismiss } = useRetailPrice();
  useEffect(() => {
    // The button is gone, and with it the focus.
    if (was) (place.current?.querySelector('input') ?? place.current)?.focus();
  }, [was]);
  return (
    <>
      <div ref={place} className="form-field" tabIndex={-1}>
        {was === 'found' && <FormField name="retailPrice" readOnly hint="The company’s price for such a unit" />}
        {was === 'nothing' && <FormField name="retailPrice" />}
        {!was && (
          <>
            <span className="listing-price">Retail price</span>
            <LookUp asking={asking} ask={ask} />
          </>
        )}
        {again && <LookUp asking={asking} ask={ask} />}
      </div>
      {/* There before it has anything to say, or screen readers would not say it. */}
      <div role="alert" className="form-field-wide listing-no-price">
        {was === 'nothing' && !again && NONE_FOUND}
      </div>
      {problem && (
        <div className="form-field-wide">
          <ProblemBar problem={problem} retry={ask} dismiss={dismiss} />
        </div>
      )}
    </>
  );
}

function LookUp({ asking, ask }: { readonly asking: boolean; readonly ask: () => void }) {
  return <Button text={asking ? 'Please wait...' : 'Look Up Retail Price'} disabled={asking} onClick={ask} />;
}
