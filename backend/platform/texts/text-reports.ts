import { Injectable } from '@nestjs/common';

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

/** Whom the reports are for: the area that texts. Each may come twice, late, and in any order. */
export interface TextListener {
  status(status: TextStatus): Promise<void>;
  incoming(text: IncomingText): Promise<void>;
}

/** Passes on what comes back from phones, from the carrier's webhooks as from the outbox page of a demo. */
@Injectable()
export class TextReports implements TextListener {
  private listener: TextListener | undefined;

  listenTo(listener: TextListener): void {
    this.listener = listener;
  }

  async status(status: TextStatus): Promise<void> {
    await this.listener?.status(status);
  }

  async incoming(text: IncomingText): Promise<void> {
    await this.listener?.incoming(text);
  }
}
