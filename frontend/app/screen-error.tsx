import { Button } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Page } from '../kit/page/page.js';
import { ChunkMissing } from './chunk-missing.js';

/** In the place of a screen that broke; the menu and the header around it live on. */
export function ScreenError() {
  const error = useRouteError();
  return error instanceof ChunkMissing ? <NewRelease /> : <Broken error={error} />;
}

/** Only a reload fetches the page that knows the new release's files. */
function NewRelease() {
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

function Broken({ error }: { readonly error: unknown }) {
  const place = useLocation();
  const navigate = useNavigate();
  return (
    <Page title="Something broke">
      <div className="notice" role="alert">
        <h1 className="notice-title">This page broke</h1>
        <p>{error instanceof Error ? error.message : 'Unknown error'}</p>
        <p>Nothing that you saved is lost. If it breaks again, tell whoever looks after the system.</p>
        <Button icon={<RefreshIcon />} intent="primary" text="Retry" onClick={() => void navigate(place, { replace: true, state: place.state as unknown })} />
      </div>
    </Page>
  );
}
