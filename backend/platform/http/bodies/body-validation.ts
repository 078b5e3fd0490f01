import { ValidationPipe } from '@nestjs/common';
import { InvalidBody } from './invalid-body.js';

/**
 * Bodies become instances of the class that the route declares, without what the class does not name: documented
 * whole-object bodies hold computed fields too, which are the server's to say.
 */
export function bodyValidation(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: false,
    exceptionFactory: (errors) => new InvalidBody(errors),
  });
}
