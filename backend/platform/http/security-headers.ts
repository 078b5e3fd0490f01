import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Scripts come from this server only; Blueprint and the virtual table place things with style attributes. */
export function securityHeaders(): RequestHandler {
  const headers = (https: boolean) =>
    helmet({
      contentSecurityPolicy: {
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'"],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'"],
          objectSrc: ["'none'"],
          frameAncestors: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          upgradeInsecureRequests: https ? [] : null,
        },
      },
      // Browsers remember it for the host name: over plain http it would lock people out of a local start.
      strictTransportSecurity: https,
      referrerPolicy: { policy: 'same-origin' },
    });
  const secure = headers(true);
  const plain = headers(false);
  return (request, response, next) => (request.secure ? secure : plain)(request, response, next);
}
