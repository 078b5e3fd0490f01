import { Injectable } from '@nestjs/common';
import { Incoming } from '../incoming/incoming.js';
import { incomingKind, type IncomingCall } from '../incoming/incoming-kind.js';

/** What became of a text, as its carrier says. */
export interface TextStatus {
  readonly leadId: number;
  readonly textId: string;
  /** What the carrier calls it. */
  readonly providerId: string;
  readonly status: 'sent' | 'delivered' | 'failed';
  /** Why it failed. */
  readonly reason: string;
}

/** A text from a phone. */
export interface IncomingText {
  readonly providerId: string;
  /** E.164 */
  readonly from: string;
  readonly body: string;
}

/** Whom the reports are for: the area that texts. Each may come late, again after a fault, and in any order. */
export interface TextListener {
  status(status: TextStatus, call: IncomingCall): Promise<void>;
  incoming(text: IncomingText, call: IncomingCall): Promise<void>;
  /** Of a text that is forgotten with who sent it: keeps what holds for the phone, whoever has it. */
  outlives(text: IncomingText, call: IncomingCall): Promise<void>;
}

const statusReport = incomingKind<TextStatus>('text-status', 'Report of a text', ({ leadId }) => ({ leadIds: [leadId], knownBy: [] }));
const answer = incomingKind<IncomingText>('text-answer', 'Answer by text', ({ from }) => ({ leadIds: [], knownBy: [from] }));

/** Keeps what comes back from phones until it is handled, from the carrier's webhooks as from the outbox page of a demo. */
@Injectable()
export class TextReports {
  constructor(private readonly incoming: Incoming) {}

  listenTo(listener: TextListener): void {
    this.incoming.handle(statusReport, (status, call) => listener.status(status, call));
    this.incoming.handle(
      answer,
      (text, call) => listener.incoming(text, call),
      (text, call) => listener.outlives(text, call),
    );
  }

  /** The carrier has no name for a report: of one text each thing is said once. */
  status(status: TextStatus): Promise<void> {
    return this.incoming.receive(statusReport, `${status.providerId}/${status.textId}/${status.status}`, status);
  }

  answered(text: IncomingText): Promise<void> {
    return this.incoming.receive(answer, text.providerId, text);
  }
}
