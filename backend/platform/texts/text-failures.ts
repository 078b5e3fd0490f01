import { ConflictException } from '@nestjs/common';
import { NotDelivered } from '../outgoing/outgoing-kind.js';

/** The company sends no texts; nothing that the person asked for is wrong. */
export class TextsNotSetUp extends ConflictException {
  constructor() {
    super('Texts cannot be sent because no account for them is set up. Whoever runs the product sets TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.');
  }
}

interface NotTakenOptions {
  /** Trying again would not help. */
  readonly final?: boolean;
  /** Whoever has the phone answered STOP, which the carrier knew before us. */
  readonly stopped?: boolean;
  /** It may have been taken nevertheless. */
  readonly inDoubt?: boolean;
}

/** The carrier is out of reach or refused. Its own words are left out: they repeat numbers. */
export class TextNotTaken extends NotDelivered {
  readonly stopped: boolean;
  readonly inDoubt: boolean;

  constructor(reason: string, { final = false, stopped = false, inDoubt = false }: NotTakenOptions = {}) {
    super('The text was not taken.', { reason, final });
    this.stopped = stopped;
    this.inDoubt = inDoubt;
  }
}
