import type { Communication } from '../../../events/leads/communication.js';

export type TextState = 'planned' | 'waiting' | 'sent' | 'delivered' | 'failed' | 'taken back';

/** What became of a text to a lead. */
export interface LeadText {
  readonly textId: string;
  /** Empty for words of one's own. */
  readonly template: string;
  /** E.164; empty while it is only planned. */
  readonly toPhone: string;
  readonly tourId: number;
  readonly state: TextState;
  /** Why it failed or was taken back. */
  readonly reason: string;
  /** Since when it is so, ISO UTC. */
  readonly since: string;
  /** What a reminder is of, and when it was due. */
  readonly planned?: { readonly tourDate: string; readonly tourTime: string; readonly at: string };
  /** It was sent again as this one. */
  readonly againAs?: string;
  /** What the guest's phone answered to it that is no entry of its own: STOP and START, the last one. */
  readonly answer?: TextAnswer;
}

export interface TextAnswer {
  readonly word: string;
  /** ISO UTC */
  readonly at: string;
}

/** A text that went out. */
export interface SentText {
  /** Empty for words of one's own. */
  readonly template: string;
  readonly tourId: number;
  /** Of the tour that it reminds of; not there for any other text. */
  readonly tourDate?: string;
}

/** One line of what was said to a lead, in the shape that is stored (`decisions.md F6`). */
export interface LeadCommunication extends Communication {
  readonly text?: LeadText;
  /** It went to a lead that was merged into this one. */
  readonly sent?: SentText;
  /** The lead whose it is: it came with that one, or names it. Absent where it is this one's own. */
  readonly of?: number;
}

const WENT: ReadonlySet<TextState> = new Set(['waiting', 'sent', 'delivered']);

/** Undefined for what is no text, or did not go. */
export function sentTextOf({ text, sent }: LeadCommunication): SentText | undefined {
  if (!text || !WENT.has(text.state)) return sent;
  const { template, tourId, planned } = text;
  return { template, tourId, ...(planned && { tourDate: planned.tourDate }) };
}

/** What a lead's phone answered: until it answers START no text goes to it. */
export interface TextsStopped {
  readonly word: string;
  /** ISO UTC */
  readonly at: string;
}
