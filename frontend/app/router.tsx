import {
  UNSAFE_createRouter as createRouter,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  Navigate,
  type RouteObject,
} from 'react-router-dom';
import { takeDayAlong } from './as-of-links.js';
import { DeniedPage } from './denied-page.js';
import { mirrorHistory } from './direction/mirror-history.js';
import { Entry } from './entry.js';
import { NotFoundPage } from './not-found-page.js';
import { PortalLayout } from './portal/portal-layout.js';
import { PortalStartPage } from './portal/portal-start-page.js';
import { ReloadPage } from './reload-page.js';
import { authScreens, screens, signScreen, wallScreen } from './routes.js';
import type { Screen } from './screen.js';
import { ScreenError } from './screen-error.js';
import { Shell } from './shell/shell.js';
import { SignedIn } from './signed-in.js';

/** Each screen is its own chunk, fetched when somebody who may see it goes there. */
function screenRoute(screen: Screen): RouteObject {
  return {
    path: screen.path,
    handle: screen,
    errorElement: <ScreenError />,
    lazy: async () => {
      const Component = await fetched(screen);
      return {
        element: (
          <DeniedPage path={screen.path} unless={screen.permission}>
            <Component />
          </DeniedPage>
        ),
      };
    },
  };
}

/** Never rejects: for a route that failed to load, the router would draw nothing at all. */
async function fetched({ load }: Pick<Screen, 'load'>) {
  try {
    return await load();
  } catch {
    return ReloadPage;
  }
}

const authRoutes: RouteObject = {
  lazy: async () => ({ Component: await fetched({ load: async () => (await import('../auth/auth-layout.js')).AuthLayout }) }),
  errorElement: <ScreenError />,
  hydrateFallbackElement: <div />,
  children: [
    ...authScreens.map((screen) => ({ path: screen.path, lazy: async () => ({ Component: await fetched(screen) }) })),
    { path: '/auth/*', element: <Navigate to="/auth/login-page" replace /> },
  ],
};

/** /rtl is not among the layouts: it is /admin, mirrored (app/direction). */
const routes: RouteObject[] = [
  authRoutes,
  ...[wallScreen, signScreen].map((screen) => ({ path: screen.path, errorElement: <ScreenError />, hydrateFallbackElement: <div />, lazy: async () => ({ Component: await fetched(screen) }) })),
  {
    element: <SignedIn />,
    errorElement: <ScreenError />,
    hydrateFallbackElement: <div />,
    children: [
      { path: '/', element: <Entry /> },
      { path: '/admin', element: <Navigate to="/" replace /> },
      { path: '/portal', element: <PortalLayout />, children: [...['', 'rci-member/:id'].map((path) => ({ path, element: <PortalStartPage /> })), { path: '*', element: <NotFoundPage /> }] },
      ...screens.filter(({ bare }) => bare).map(screenRoute),
      { element: <Shell />, errorElement: <ScreenError />, children: [...screens.filter(({ bare }) => !bare).map(screenRoute), { path: '*', element: <NotFoundPage /> }] },
    ],
  },
];

/** What `createBrowserRouter` makes, over a history that knows the mirror. */
export const router = createRouter({ routes, history: mirrorHistory(), mapRouteProperties, hydrationRouteProperties }).initialize();

takeDayAlong(router);
