import { Navigate } from 'react-router-dom';
import { useSession } from '../server/session.js';
import { homeRoute } from './home-route.js';
import { Shell } from './shell/shell.js';

/** `/` leads to where this person starts; who has no such place is told so within the shell. */
export function Entry() {
  const home = homeRoute(useSession());
  return home ? <Navigate to={home} replace /> : <Shell />;
}
