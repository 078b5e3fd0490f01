import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { instant, text } from '../kernel/field-schemas.js';

/**
 * What a phone number said of texts, whosever it is and whoever gets it next. The stream is named by a mark of the number,
 * from which nobody finds the number without the product's own key.
 */

/** `word`: STOP, or one of its synonyms; `at`: when it came, ISO UTC. */
export const TextsToNumberStopped = defineEvent('TextsToNumberStopped', 1, Type.Object({ word: text, at: instant }));

export const TextsToNumberAllowed = defineEvent('TextsToNumberAllowed', 1, Type.Object({ word: text, at: instant }));

export const textNumberEvents = [TextsToNumberStopped, TextsToNumberAllowed] as const;
export type TextNumberEvent = EventsOf<typeof textNumberEvents>;
