import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** A page for people outside of the office. */
export interface PageApart {
  readonly path: string;
  readonly referrerPolicy: 'no-referrer';
  /** Cards are typed there: the processor's own fields may stand on it, and on no other page. */
  readonly takesCards: boolean;
}

/** Where the fields of a card processor come from, and what they talk to. */
export interface CardFieldHosts {
  readonly scriptSrc: readonly string[];
  readonly frameSrc: readonly string[];
  readonly connectSrc: readonly string[];
}

type Also = Partial<Record<keyof CardFieldHosts, readonly string[]>>;

/** Scripts come from this server only; Blueprint and the virtual table place things with style attributes. */
export function securityHeaders(pagesApart: readonly PageApart[] = [], cardFields?: CardFieldHosts): RequestHandler {
  const everywhere = policies({}, 'same-origin');
  const apart = new Map(pagesApart.map(({ path, takesCards, referrerPolicy }) => [path, policies((takesCards && cardFields) || {}, referrerPolicy)]));
  return (request, response, next) => (apart.get(request.path) ?? everywhere)(request, response, next);
}

function policies({ scriptSrc = [], frameSrc, connectSrc = [] }: Also, referrerPolicy: 'same-origin' | 'no-referrer'): RequestHandler {
  const headers = (https: boolean) =>
    helmet({
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...scriptSrc],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", ...connectSrc],
          ...(frameSrc && { frameSrc }),
          objectSrc: ["'none'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          upgradeInsecureRequests: https ? [] : null,
        },
      },
      // Browsers remember it for the host name: over plain http it would lock people out of a local start.
      strictTransportSecurity: https,
      referrerPolicy: { policy: referrerPolicy },
    });
  const secure = headers(true);
  const plain = headers(false);
  return (request, response, next) => (request.secure ? secure : plain)(request, response, next);
}
