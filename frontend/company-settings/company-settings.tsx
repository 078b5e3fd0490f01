import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { companyListNames } from '../../events/company/company-list.enums.js';
import { UnsavedChanges } from '../kit/form/unsaved/unsaved-changes.js';
import { Page } from '../kit/page/page.js';
import { OpenRates } from './commission/open-rates.js';
import { NewProduct } from './membership/new-product.js';
import { OpenFees } from './membership/open-fees.js';
import { OpenProduct } from './membership/open-product.js';
import { ProductCards } from './membership/product-cards.js';
import { OpenFacts } from './open-facts.js';
import { OpenList } from './open-list.js';

/** /admin/company-settings: what the company keeps for its forms and rules, one part at a time. */
export function CompanySettings() {
  const [params] = useSearchParams();
  const part = partOf(params);
  // The address says what is shown.
  if (part === undefined) return <Navigate to="?" replace />;
  return (
    <Page title="Company settings">
      <UnsavedChanges>{part}</UnsavedChanges>
    </Page>
  );
}

/** Undefined where the address names nothing that is there. */
function partOf(params: URLSearchParams): ReactNode {
  const [asked, part, product] = ['list', 'part', 'product'].map((name) => params.get(name));
  if (product === 'new') return <NewProduct />;
  if (product) return /^\d+$/.test(product) ? <OpenProduct key={product} id={product} /> : undefined;
  if (part === 'products') return <ProductCards />;
  if (part === 'fees') return <OpenFees />;
  if (part === 'commission') return <OpenRates />;
  const list = companyListNames.find((name) => name === asked);
  if (list) return <OpenList key={list} list={list} />;
  return asked || part ? undefined : <OpenFacts />;
}
