import { outgoingKind } from '../../platform/outgoing/outgoing-kind.js';

/** A text as it waits to go out. What it says, and to which number, stands in the lead's stream alone. */
export interface TextMessagePayload {
  readonly leadId: number;
  readonly textId: string;
}

export const textMessage = outgoingKind<TextMessagePayload>('text-message', 'Text message');
