import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../server/session.js';
import { wayBack } from './last-places.js';
import { trailOf } from './sidebar/menu.js';
import { useScreen } from './use-screen.js';

export function Breadcrumbs() {
  const { user, may } = useSession();
  const current = useScreen();
  if (!current) return <div className="breadcrumbs" />;
  const { screen, params } = current;
  const trail = trailOf(screen);
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      {trail.filter((one) => (one === screen ? one.section && trail.length === 1 : may(one.permission))).map(({ path, title, section = title }) => (
        <Fragment key={path}>
          <span>
            <Link {...wayBack(user.userId, path)}>{section}</Link>
          </span>
          <span aria-hidden>/</span>
        </Fragment>
      ))}
      <span aria-current="page" className="breadcrumb-here">
        {screen.title.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}
      </span>
    </nav>
  );
}
