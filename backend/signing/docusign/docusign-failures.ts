import { NotDelivered } from '../../platform/outgoing/outgoing-kind.js';
import { docuSignWords } from './docusign-words.js';

/** DocuSign is away, busy, or does not let us in: later it may. */
export class DocuSignAway extends NotDelivered {
  constructor(reason: string) {
    super('DocuSign did not take it.', { reason });
  }
}

/** It said no, and would again. */
export class DocuSignRefused extends NotDelivered {
  constructor(readonly code: string) {
    super('DocuSign did not take it.', { reason: docuSignWords(code), final: true });
  }
}
