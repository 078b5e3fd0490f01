import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { DeniedPage } from './denied-page.js';
import { Entry } from './entry.js';
import { NotFoundPage } from './not-found-page.js';
import { NothingYetPage } from './nothing-yet-page.js';
import { screens } from './routes.js';
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
      const Component = await screen.load();
      return {
        element: (
          <DeniedPage unless={screen.permission}>
            <Component />
          </DeniedPage>
        ),
      };
    },
  };
}

export const router = createBrowserRouter([
  { path: '/auth/login-page', hydrateFallbackElement: <div />, lazy: async () => ({ Component: (await import('../auth/login-page.js')).LoginPage }) },
  {
    element: <SignedIn />,
    errorElement: <ScreenError />,
    hydrateFallbackElement: <div />,
    children: [
      { path: '/', element: <Entry />, children: [{ index: true, element: <NothingYetPage /> }] },
      { element: <Shell />, children: [...screens.map(screenRoute), { path: '*', element: <NotFoundPage /> }] },
    ],
  },
]);
