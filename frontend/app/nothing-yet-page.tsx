import { Page } from '../kit/page/page.js';

/** For a role that no screen was made for, or that was given no permission. */
export function NothingYetPage() {
  return (
    <Page title="Welcome">
      <div className="notice">
        <h1 className="notice-title">Nothing here for your role yet</h1>
        <p>An administrator gives the permissions that open a page.</p>
      </div>
    </Page>
  );
}
