import { ServiceUnavailableException } from '@nestjs/common';

/** Nobody is let past a rule that cannot be checked yet: after an upgrade the streams are read first. */
export class ClaimsNotReady extends ServiceUnavailableException {
  readonly retryAfter = 3;

  constructor() {
    super('It is not known yet what is taken: that is being read from the records. Please try again in a moment.');
  }
}
