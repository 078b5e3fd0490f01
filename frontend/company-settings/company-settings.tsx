import { Navigate, useSearchParams } from 'react-router-dom';
import { companyListNames } from '../../events/company/company-list.enums.js';
import { UnsavedChanges } from '../kit/form/unsaved/unsaved-changes.js';
import { Page } from '../kit/page/page.js';
import { OpenFacts } from './open-facts.js';
import { OpenList } from './open-list.js';

/** /admin/company-settings: what the company keeps for its forms and rules, one list at a time. */
export function CompanySettings() {
  const [params] = useSearchParams();
  const asked = params.get('list');
  const list = companyListNames.find((name) => name === asked);
  // The address says what is shown.
  if (asked !== null && !list) return <Navigate to="?" replace />;
  return (
    <Page title="Company settings">
      <UnsavedChanges>{list ? <OpenList key={list} list={list} /> : <OpenFacts />}</UnsavedChanges>
    </Page>
  );
}
