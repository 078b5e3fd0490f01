import { Button } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { useRouteError } from 'react-router-dom';
import { Page } from '../kit/page/page.js';

/** A screen that broke, or whose code could not be fetched because a new version was put out meanwhile. */
export function ScreenError() {
  const error = useRouteError();
  return (
    <Page title="Something broke">
      <div className="notice" role="alert">
        <h1 className="notice-title">This page broke</h1>
        <p>{error instanceof Error ? error.message : 'Unknown error'}</p>
        <Button icon={<RefreshIcon />} text="Retry" onClick={() => location.reload()} />
      </div>
    </Page>
  );
}
