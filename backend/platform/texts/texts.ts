import type { OutgoingCall } from '../outgoing/outgoing-kind.js';

/** A text on its way. */
export interface OutgoingText {
  /** E.164 */
  readonly to: string;
  readonly body: string;
  readonly leadId: number;
  /** The message's own mark: what is told of it later names it. */
  readonly textId: string;
}

/** Where texts end up: on phones, on the outbox page of a demo, or nowhere while nobody has set it up. */
export type TextRoute = 'phone' | 'outbox' | 'nowhere';

/** How texts leave the product; also the injection token. */
export abstract class Texts {
  abstract readonly route: TextRoute;

  /**
   * Called by what is carried out of the queue, not by requests.
   * @returns what the carrier calls the text
   * @throws TextsNotSetUp
   * @throws TextNotTaken
   */
  abstract send(text: OutgoingText, call: OutgoingCall): Promise<string>;

  /**
   * After a try of which nobody knows whether it was taken.
   * @param since when the first try began
   * @returns what the carrier calls those that may be it
   * @throws TextNotTaken when that cannot be found out
   */
  abstract find(text: OutgoingText, since: Date): Promise<readonly string[]>;
}
