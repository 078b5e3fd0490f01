import { Button } from '@blueprintjs/core';
import { RefreshIcon } from '@blueprintjs/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { breakKeeper } from '../kit/page/outlives-break.js';
import { Page } from '../kit/page/page.js';

/** In the place of a screen that broke; the menu and the header around it live on. */
export function ScreenError() {
  const error = useRouteError();
  const place = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [keeps, setKeeps] = useState(false);
  // Before the parts of the page that broke let go of what they hold, as effects do after this one.
  useLayoutEffect(() => {
    breakKeeper.pageBroke(place.pathname);
    setKeeps(breakKeeper.keepsSomething);
  }, [place.pathname]);
  const retry = () => {
    // What the screen had read may be what broke it.
    client.removeQueries({ type: 'inactive' });
    void navigate(place, { replace: true, state: place.state as unknown });
  };
  return (
    <Page title="Something broke">
      <div className="notice" role="alert">
        <h1 className="notice-title">This page broke</h1>
        <p>{error instanceof Error ? error.message : 'Unknown error'}</p>
        <p>{keeps ? 'What you typed is kept: Retry brings it back.' : 'Nothing that you saved is lost.'} If it breaks again, tell whoever looks after the system.</p>
        <div className="notice-actions">
          <Button icon={<RefreshIcon />} intent="primary" text="Retry" onClick={retry} />
          {keeps && (
            <Button
              text="Retry without what was typed"
              onClick={() => {
                breakKeeper.drop();
                retry();
              }}
            />
          )}
        </div>
      </div>
    </Page>
  );
}
