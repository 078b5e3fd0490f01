import { Button } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { Page } from '../kit/page/page.js';

/** In the place of a screen whose code could not be fetched: only a reload fetches the page that knows a new release's files. */
export function ReloadPage() {
  return (
    <Page title="Reload needed">
      <div className="notice" role="alert">
        <h1 className="notice-title">This page could not be fetched</h1>
        <p>Most likely a new version was put out while you were here. Reload to go on with it.</p>
        <Button icon={<RefreshIcon />} intent="primary" text="Reload" onClick={() => location.reload()} />
      </div>
    </Page>
  );
}
