import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { TextNumberEvent } from '../../../events/leads/text-number.events.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import { send } from '../../../test/support/send.js';
import { RecordNumbersWord, textNumber, type TextNumber } from './text-number.js';

type Word = readonly [word: string, minute: number];

const said = (minute: number) => `2026-11-22T15:0${minute}:00.000Z`;

function handled(...words: readonly Word[]): TextNumber {
  return words.reduce((state, [word, minute]) => {
    const events = decide(send(textNumber, 'mark', commandOf(RecordNumbersWord, { word }), { at: said(minute) }), state, issuedWith());
    return events.reduce((after, event) => textNumber.evolve(after, event as RecordedEvent<TextNumberEvent>), state);
  }, textNumber.initial);
}

describe('A phone number that says several things', () => {
  const [first, start, again]: readonly Word[] = [['STOP', 1], ['START', 2], ['Stop.', 3]];

  it('keeps to its last word, in whichever order they are handled', () => {
    expect(handled(first!, start!).stopped).toBe('');
    expect(handled(start!, first!).stopped).toBe('');
    for (const words of [[first!, start!, again!], [first!, again!, start!], [again!, first!, start!], [start!, again!, first!]]) expect(handled(...words)).toEqual({ stopped: 'STOP', at: said(3) });
  });

  it('is changed by nothing that is neither', () => {
    expect(handled(first!, ['See you', 2])).toEqual({ stopped: 'STOP', at: said(1) });
  });
});
