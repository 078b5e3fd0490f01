import { Link } from 'react-router-dom';
import { Page } from '../kit/page/page.js';

export function NotFoundPage() {
  return (
    <Page title="Not found">
      <div className="notice">
        <h1 className="notice-title">There is no such page</h1>
        <Link to="/">Go to your start page</Link>
      </div>
    </Page>
  );
}
