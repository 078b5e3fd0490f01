import { Navigate } from 'react-router-dom';
import { useSession } from '../server/session.js';
import { homeRoute } from './home-route.js';

/** `/` leads to where this person starts. */
export function Entry() {
  return <Navigate to={homeRoute(useSession())} replace />;
}
