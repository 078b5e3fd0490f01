import type { OutgoingCall } from '../outgoing/outgoing-kind.js';
import type { OutgoingText } from './texts.js';

/** Texts of other areas to people who have opted in, by the rules of the area that keeps their consent; also the injection token. */
export abstract class ConsentedTexts {
  /** @param phone that it would go to @returns why no text may go there now, in words; undefined where one may */
  abstract whyNot(leadId: number, phone: string): Promise<string | undefined>;

  /** Asked once more at this very moment. @throws NotDelivered */
  abstract send(text: OutgoingText, call: OutgoingCall): Promise<void>;
}
