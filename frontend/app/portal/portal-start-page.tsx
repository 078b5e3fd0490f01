import { Link } from 'react-router-dom';
import { Page } from '../../kit/page/page.js';

/** Until the agents have a sign-in of their own, whoever comes here works in the office. */
export function PortalStartPage() {
  return (
    <Page title="Agent portal">
      <div className="notice">
        <h1 className="notice-title">The agent portal is not open yet</h1>
        <p>Members and their points are found in the office’s own pages.</p>
        <Link to="/">Go to your start page</Link>
      </div>
    </Page>
  );
}
