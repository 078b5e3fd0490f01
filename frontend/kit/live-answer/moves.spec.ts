import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import { seenAfter, type Seen, type ToldChange } from './moves.js';

const told = (list: string, key: string): ToldChange => ({ list, change: { key, by: 'Priya Shah' } as unknown as PushedChange });
const first: Seen = { asked: 'this year', figure: '100', move: undefined };
const after = (seen: Seen, figure: string | undefined, changes: readonly ToldChange[], asked = 'this year') => seenAfter(seen, { asked, figure, told: changes, at: 1 });

describe('What is said to have moved a figure', () => {
  it('is the change that came between two answers that differ', () => {
    expect(after(first, '90', [told('contracts', '1018')])).toMatchObject({ figure: '90', move: { last: { change: { key: '1018' } }, records: 1 } });
  });

  it('is nothing where the figure is the same, whatever changed', () => {
    expect(after(first, '100', [told('tours', '7')])).toBe(first);
  });

  it('stays the change of before when a later one leaves the figure where it is', () => {
    const moved = after(first, '90', [told('contracts', '1018')]);
    expect(after(moved, '90', [told('tours', '7')]).move!.last.change.key).toBe('1018');
  });

  it('counts the records where several changed at once', () => {
    expect(after(first, '90', [told('tours', '7'), told('tours', '7'), told('contracts', '1018')]).move).toMatchObject({ records: 2 });
  });

  it('is nothing for another period, although its figure is another', () => {
    const waiting = after(first, undefined, [told('tours', '7')], 'last year');
    expect(waiting).toEqual({ asked: 'last year', figure: undefined, move: undefined });
    expect(after(waiting, '70', [told('tours', '7')], 'last year').move).toBeUndefined();
  });

  it('names nobody where nothing was told', () => {
    expect(after(first, '90', [])).toEqual({ asked: 'this year', figure: '90', move: undefined });
  });
});
