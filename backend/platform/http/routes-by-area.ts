import type { Express, Request, Response } from 'express';
import { belowApi } from './documented-path.js';

type Layer = Express['router']['stack'][number];
type Handle = (this: Stacked, request: Request, response: Response, done: unknown) => void;

interface Stacked {
  readonly stack: readonly Layer[];
}

/**
 * Express asks each route in turn whether it is meant, hundreds of them. Here a request meets only those that begin as its
 * address does (`/api/Contracts`), those that begin with a parameter, and all that is no route, in the order that they had.
 */
export function findRoutesByArea({ router }: Express): void {
  const whole = router as unknown as Stacked & { handle: Handle };
  const { handle } = whole;
  let areas = areasOf(whole);
  whole.handle = (request, response, done) => {
    if (areas.routes !== whole.stack.length) areas = areasOf(whole);
    handle.call(areas.of.get(beginningOf(belowApi(request.path))) ?? areas.none, request, response, done);
  };
}

function areasOf(whole: Stacked) {
  const beginnings = whole.stack.map(({ route }) => (route ? literalBeginning(route.path) : undefined));
  const only = (beginning: string | undefined): Stacked =>
    Object.create(whole, { stack: { value: whole.stack.filter((_, index) => beginnings[index] === undefined || beginnings[index] === beginning) } }) as Stacked;
  return { routes: whole.stack.length, none: only(undefined), of: new Map([...new Set(beginnings)].map((beginning) => [beginning, only(beginning)])) };
}

/** Undefined where it is not two plain words: the route may be meant by any address. */
function literalBeginning(path: unknown): string | undefined {
  const plain = typeof path === 'string' ? /^(?:\/[\w-]+){2}(?=\/|$)/.exec(path)?.[0] : undefined;
  return plain?.toLowerCase();
}

/** As Express compares: whatever the case. */
function beginningOf(path: string): string {
  const second = path.indexOf('/', 1);
  const third = second < 0 ? -1 : path.indexOf('/', second + 1);
  return (third < 0 ? path : path.slice(0, third)).toLowerCase();
}
