import { Command } from '../command.js';
import { commandHash } from './command-hash.js';

class MoveBoat extends Command {}

const asked = { by: 'user 7', path: '/api/Boats/3', body: { to: 'B', list: [{ z: 1, a: null }, 'x'], from: { y: [2], b: { d: true, c: undefined } } } };

describe('The hash of a command', () => {
  it('is what it has been since the first event was written: repeats of old commands are known by it', () => {
    expect(commandHash(new MoveBoat(), { asked })).toBe('aR53WczgH6oyCiGNvIPGVdGq9sRCdOsNG0ZUkHJx8PA');
  });

  it('is the same in whatever order the body comes', () => {
    const { by, path, body } = asked;
    expect(commandHash(new MoveBoat(), { asked: { body: { from: body.from, list: body.list, to: body.to }, path, by } })).toBe(commandHash(new MoveBoat(), { asked }));
  });

  it('differs with the command, the body and the order of a list', () => {
    class LiftBoat extends Command {}
    const first = commandHash(new MoveBoat(), { asked });
    expect(commandHash(new LiftBoat(), { asked })).not.toBe(first);
    expect(commandHash(new MoveBoat(), { asked: { ...asked, by: 'user 8' } })).not.toBe(first);
    expect(commandHash(new MoveBoat(), { asked: { ...asked, body: { ...asked.body, list: ['x', { z: 1, a: null }] } } })).not.toBe(first);
  });
});
