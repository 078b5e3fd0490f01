import type { OutgoingCall } from '../outgoing/outgoing-kind.js';

export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
}

/** Where mail ends up: with people, on the outbox page of a demo, or nowhere while nobody has set it up. */
export type MailRoute = 'mail' | 'outbox' | 'nowhere';

/** How mail leaves the product; also the injection token. */
export abstract class Mail {
  abstract readonly route: MailRoute;

  /**
   * Called by what is carried out of the queue, not by requests: it may take as long as somebody else's server does.
   * @param call the same for every try of a message
   * @throws MailNotSetUp
   * @throws MailNotTaken
   */
  abstract send(message: Message, call?: OutgoingCall): Promise<void>;
}
