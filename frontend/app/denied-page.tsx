import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { anyOfInWords } from '../../events/users/permission-words.rules.js';
import { Page } from '../kit/page/page.js';
import { send } from '../server/http.js';
import { useSession } from '../server/session.js';
import { homeRoute } from './home-route.js';

interface DeniedPageProps {
  /** Of the screen. */
  readonly path: string;
  readonly unless: string | readonly string[] | undefined;
  readonly children: ReactNode;
}

/** Shows the screen to those who may see it, and tells the others which permission they lack (decisions.md A21). */
export function DeniedPage({ path, unless, children }: DeniedPageProps) {
  const session = useSession();
  const denied = !session.may(unless);
  useEffect(() => {
    // For the access log; whoever is denied has nothing to do about it when that fails.
    if (denied) send('/api/AccessLog/DeniedScreens', { body: { path } }).catch(() => undefined);
  }, [denied, path]);
  if (!denied) return children;
  return (
    <Page title="No access">
      <div className="notice">
        <h1 className="notice-title">You may not open this page</h1>
        <p>
          It needs the permission <strong>{anyOfInWords(unless ?? [])}</strong>. Whoever looks after users can give it to you.
        </p>
        <Link to={homeRoute(session)}>Go to your start page</Link>
      </div>
    </Page>
  );
}
