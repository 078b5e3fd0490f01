import { TextsToNumberAllowed, TextsToNumberStopped, type TextNumberEvent } from '../../../events/leads/text-number.events.js';
import type { Aggregate } from '../../platform/commands/aggregate.js';
import { contextOf } from '../../platform/commands/aggregate.js';
import { Command } from '../../platform/commands/command.js';
import { answerOf } from './text-answers.rules.js';

/** What a phone number said last of texts. */
export interface TextNumber {
  /** The word that stopped them; empty while they are allowed. */
  readonly stopped: string;
  /** When it was said, ISO UTC; empty: never. */
  readonly at: string;
}

/** What a phone said; `at` when it came, which may be long before it is handled. */
export class RecordNumbersWord extends Command<{ readonly at: string }> {
  readonly word!: string;
}

/** One phone number as texts see it: what it said holds for whoever has it, now and later. */
export const textNumber: Aggregate<TextNumber, RecordNumbersWord, TextNumberEvent, string> = {
  idFrom: String,
  category: 'textNumber',
  noun: 'number',
  initial: { stopped: '', at: '' },
  exists: ({ at }) => at !== '',
  begins: [RecordNumbersWord],
  sensitive: {},

  /** What changes nothing is kept as well: by its time a word that came before it, and is handled behind it, counts no more. */
  decide(command, { at: last }, context) {
    const { at } = contextOf(command, context).given;
    const { word, means } = answerOf(command.word);
    if (at < last || means === undefined) return [];
    return [means === 'stop' ? TextsToNumberStopped({ word, at }) : TextsToNumberAllowed({ word, at })];
  },

  evolve(_, event) {
    switch (event.type) {
      case 'TextsToNumberStopped':
        return { stopped: event.data.word, at: event.data.at };
      case 'TextsToNumberAllowed':
        return { stopped: '', at: event.data.at };
      default:
        return event satisfies never;
    }
  },

  describe: ({ data }) => ({ title: `Answered ${data.word}`, changes: [] }),
};
