import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../kit/page/page.js';
import { useSession } from '../server/session.js';
import { homeRoute } from './home-route.js';

interface DeniedPageProps {
  readonly unless: string | readonly string[] | undefined;
  readonly children: ReactNode;
}

/** Shows the screen to those who may see it, and tells the others which permission they lack (decisions.md A21). */
export function DeniedPage({ unless, children }: DeniedPageProps) {
  const session = useSession();
  if (session.may(unless)) return children;
  const home = homeRoute(session);
  const missing = typeof unless === 'string' ? unless : unless?.join(' or ');
  return (
    <Page title="No access">
      <div className="notice">
        <h1 className="notice-title">You may not open this page</h1>
        <p>
          It needs the permission <strong>{missing}</strong>. Whoever looks after users can give it to you.
        </p>
        {home && <Link to={home}>Go to your start page</Link>}
      </div>
    </Page>
  );
}
