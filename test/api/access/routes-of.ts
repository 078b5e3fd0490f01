import type { TestApp } from '../../support/start-app.js';

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
}

/** `GET /api/Contracts/:id`, for every route that the server knows. */
export function routesOf({ nest }: TestApp): string[] {
  const { router } = nest.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack.flatMap(({ route }) => (route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : []));
}
