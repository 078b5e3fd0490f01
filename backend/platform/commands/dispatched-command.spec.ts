import type { DomainEvent } from '../../../events/kernel/event.js';
import { issuedWith } from '../../../test/support/issued.js';
import { send } from '../../../test/support/send.js';
import { Say, speaker } from '../../../test/support/speaker.js';
import type { Aggregate } from './aggregate.js';
import { Command, commandOf } from './command.js';
import { decide } from './decide.js';
import { DispatchedCommand } from './dispatched-command.js';

const tour: Aggregate<string, Say, DomainEvent, number> = { ...speaker(), formerIds: () => [], idFrom: Number };
const word = commandOf(Say, { word: 'No Buy' });

class SpeakerCommand<C extends Say = Say> extends DispatchedCommand<C, number> {
  readonly aggregate = tour;
}

/** A word that the server has looked up something for. */
class Announce extends Command<{ readonly guests: number }> {
  word!: string;
}

class AnnouncingCommand<C extends Announce = Announce> extends DispatchedCommand<C, number> {
  readonly aggregate = tour as unknown as DispatchedCommand<C, number>['aggregate'];
}

describe('A command on the bus', () => {
  it('says to which record, and asks for its id', () => {
    expect(new SpeakerCommand(7, word)).toMatchObject({ aggregate: tour, id: 7, command: { word: 'No Buy' } });
    // @ts-expect-error A forgotten id would write to `tour-undefined`.
    expect(new SpeakerCommand(word)).toMatchObject({ command: undefined });
    // @ts-expect-error Tours have numbers.
    expect(new SpeakerCommand('seven', word)).toMatchObject({ id: 'seven' });
  });

  it('asks for what the server adds exactly when the command says that it adds something', () => {
    const announcement = commandOf(Announce, { word: 'Purchased' });
    expect(new AnnouncingCommand(7, announcement, { guests: 4 }).given).toEqual({ guests: 4 });
    // @ts-expect-error Nobody has counted the guests.
    expect(new AnnouncingCommand(7, announcement).given).toBeUndefined();
    // @ts-expect-error Nobody asked for them.
    expect(new SpeakerCommand(7, word, { guests: 4 }).command).toBe(word);
  });

  it('is the same command whoever issues it, and keeps its class, by which the bus finds its handler', () => {
    const command = new SpeakerCommand(7, word);
    const issued = issuedWith();
    expect(command.issuedAs(issued)).toBeInstanceOf(SpeakerCommand);
    expect(command.issuedAs(issued)).toMatchObject({ id: 7, command: word, issued });
    expect(command.issued).toBeUndefined();
    expect(command.carries(Say)).toBe(true);
    expect(command.carries(Announce)).toBe(false);
  });

  it('is refused for a record that is not there, unless the command begins one', () => {
    const unbegun = { ...tour, begins: [] };
    expect(() => decide(send(unbegun, 7, word), '', issuedWith())).toThrow('There is no tour 7');
    expect(decide(send(unbegun, 7, word), 'Be Back', issuedWith())).toHaveLength(1);
    expect(decide(send(tour, 7, word), '', issuedWith())).toHaveLength(1);
  });
});
