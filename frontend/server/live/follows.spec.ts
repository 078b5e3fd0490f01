import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import { Follows, type LiveListener } from './follows.js';

const change = (key: string): PushedChange => ({ key, operation: 'put', position: '5', by: 'Dana Kim', eventType: 'X', at: '', row: {} });

function listener() {
  const heard: string[] = [];
  const it: LiveListener = { onChanges: (changes) => heard.push(...changes.map(({ key }) => key)), onRefetch: () => heard.push('refetch') };
  return { heard, it };
}

describe('what a browser follows', () => {
  it('gives a record only its own changes, and a list all of them', () => {
    const follows = new Follows();
    const [list, record] = [listener(), listener()];
    follows.add({ list: 'contracts' }, '1', list.it);
    follows.add({ list: 'contracts', key: '1042' }, '1', record.it);
    follows.pushed({ list: 'contracts', position: '5', changes: [change('1041'), change('1042')] });
    expect(list.heard).toEqual(['1041', '1042']);
    expect(record.heard).toEqual(['1042']);
  });

  it('asks after a broken line from where it had got to', () => {
    const follows = new Follows();
    follows.add({ list: 'contracts' }, '1', listener().it);
    follows.pushed({ list: 'contracts', position: '7', changes: [change('1')] });
    expect(follows.requests()).toEqual([{ list: 'contracts', position: '7' }]);
  });

  it('fetches again when the server says that too much was missed', () => {
    const follows = new Follows();
    const one = listener();
    follows.add({ list: 'contracts' }, '1', one.it);
    follows.answered({ list: 'contracts' }, { ok: true, refetch: true, position: '90' });
    expect(one.heard).toEqual(['refetch']);
    expect(follows.requests()[0]?.position).toBe('90');
  });

  it('is asked for again where the server could not answer, and is not live until it did', () => {
    const follows = new Follows();
    const one = listener();
    follows.add({ list: 'contracts' }, '3', one.it);
    expect(follows.answered({ list: 'contracts' }, { ok: false, reason: 'Later', again: true })).toEqual({ list: 'contracts', position: '3' });
    expect(follows.failing).toBe(true);
    expect(follows.answered({ list: 'contracts' }, { ok: true, refetch: false, position: '4' })).toBeUndefined();
    expect(follows.failing).toBe(false);
  });

  it('is not asked for again where the reader may not follow it, or nobody listens any more', () => {
    const follows = new Follows();
    const one = listener();
    follows.add({ list: 'contracts' }, '3', one.it);
    expect(follows.answered({ list: 'contracts' }, { ok: false, reason: 'This needs the permission Contracts: Main' })).toBeUndefined();
    follows.remove({ list: 'contracts' }, one.it);
    expect(follows.answered({ list: 'contracts' }, { ok: false, reason: 'Later', again: true })).toBeUndefined();
  });

  it('stays as long as somebody listens', () => {
    const follows = new Follows();
    const [one, two] = [listener(), listener()];
    follows.add({ list: 'tours' }, '1', one.it);
    follows.add({ list: 'tours' }, '1', two.it);
    expect(follows.remove({ list: 'tours' }, one.it)).toBe(false);
    expect(follows.remove({ list: 'tours' }, two.it)).toBe(true);
  });
});
