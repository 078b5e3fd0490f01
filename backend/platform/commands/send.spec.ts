import { issuedWith } from '../../../test/support/issued.js';
import { Say, speaker } from '../../../test/support/speaker.js';
import { commandOf } from './command.js';
import { decide } from './decide.js';
import { send } from './send.js';

const tour = speaker();
const word = commandOf(Say, { word: 'No Buy' });

describe('sending a command', () => {
  it('says to which record, and asks for its id', () => {
    expect(send(tour, 7, word)).toMatchObject({ aggregate: tour, id: 7, command: { word: 'No Buy' } });
    // @ts-expect-error A forgotten id would write to `tour-undefined`.
    expect(send(tour, word)).toMatchObject({ command: undefined });
  });

  it('is refused for a record that is not there, unless the command begins one', () => {
    const unbegun = { ...tour, begins: [] };
    expect(() => decide(send(unbegun, 7, word), '', issuedWith())).toThrow('There is no tour 7');
    expect(decide(send(unbegun, 7, word), 'Be Back', issuedWith())).toHaveLength(1);
    expect(decide(send(tour, 7, word), '', issuedWith())).toHaveLength(1);
  });
});
