import {
  UNSAFE_createRouter as createRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  Navigate,
  type RouteObject,
} from 'react-router-dom';
import { pageIs } from '../server/kept-in-window.js';
import { takeDayAlong } from './as-of-links.js';
import { DeniedPage } from './denied-page.js';
import { mirrorHistory } from './direction/mirror-history.js';
import { Entry } from './entry.js';
import { NotFoundPage } from './not-found-page.js';
import { Splash } from './outline/splash.js';
import { authScreens, portalScreens, reportMailScreen, screens, signScreen, wallScreen } from './routes.js';
import type { Screen } from './screen.js';
import { fetchScreen } from './screen-code.js';
import { ScreenError } from './screen-error.js';
import { ScreenRoom } from './screen-room.js';
import { Shell } from './shell/shell.js';
import { SignedIn } from './signed-in.js';

/** Each screen is its own chunk, fetched when somebody who may see it goes there. */
function screenRoute(screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: screen,
    errorElement: <ScreenError />,
    element: (
      <DeniedPage key={screen.path} path={screen.path} unless={screen.permission}>
        <ScreenRoom screen={screen} />
      </DeniedPage>
    ),
  };
}

const authRoutes: RouteObject = {
  lazy: () => fetchScreen({ path: '/auth', load: async () => (await import('../auth/auth-layout.js')).AuthLayout }),
  errorElement: <ScreenError />,
  hydrateFallbackElement: <Splash />,
  children: [
    ...authScreens.map((screen) => ({ path: screen.path, lazy: () => fetchScreen(screen) })),
    { path: '/auth/*', element: <Navigate to="/auth/login-page" replace /> },
  ],
};

/** Agents of the exchange company have no account: a look-up lets them in to one member. */
const portalRoutes: RouteObject = {
  errorElement: <ScreenError />,
  hydrateFallbackElement: <Splash />,
  children: [
    ...portalScreens.map((screen) => ({ path: screen.path, lazy: () => fetchScreen(screen) })),
    { path: '/portal/*', element: <Navigate to="/auth/rci" replace /> },
  ],
};

/** /rtl is not among the layouts: it is /admin, mirrored (app/direction). */
const routes: RouteObject[] = [
  authRoutes,
  portalRoutes,
  ...[wallScreen, signScreen, reportMailScreen].map((screen) => ({ path: screen.path, errorElement: <ScreenError />, hydrateFallbackElement: <Splash />, lazy: () => fetchScreen(screen) })),
  {
    element: <SignedIn />,
    errorElement: <ScreenError />,
    children: [
      { path: '/', element: <Entry /> },
      { path: '/admin', element: <Navigate to="/" replace /> },
      ...screens.filter(({ bare }) => bare).map(screenRoute),
      { element: <Shell />, errorElement: <ScreenError />, children: [...screens.filter(({ bare }) => !bare).map(screenRoute), { path: '*', element: <NotFoundPage /> }] },
    ],
  },
];

/** What `createBrowserRouter` makes, over a history that knows the mirror. */
export const router = createRouter({ routes, history: mirrorHistory(), mapRouteProperties, hydrationRouteProperties }).initialize();

takeDayAlong(router);
pageIs(router.state.location.pathname);
router.subscribe(({ location }) => pageIs(location.pathname));
