import { NotDelivered } from '../outgoing/outgoing-kind.js';

/** The processor is away, slow or busy: later it may answer. Whether it did what was asked is not known. */
export class ProcessorAway extends NotDelivered {
  constructor(reason: string) {
    super('The card processor did not answer.', { reason });
  }
}

/** It said no, and would again. Its own words are left out: they may name a card or a person. */
export class ProcessorRefused extends NotDelivered {
  constructor(
    processor: string,
    readonly code: string,
  ) {
    super('The card processor refused it.', { reason: `${processor} refused it (${code || 'without a reason'})`, final: true });
  }
}

/** Another one is not asked in its place: it knows nothing of the payment, or has one of its own by that name. */
export class ProcessorNotSetUp extends NotDelivered {
  constructor(readonly processor: string) {
    super(`${processor} took this payment, and is not set up here any more.`, { reason: `${processor} took it, and is not set up here any more`, final: true });
  }
}
