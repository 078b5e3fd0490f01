import { v5 as uuidV5 } from 'uuid';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { Refused, TryLater } from '../../../projections/engine/consumer/consumer.js';
import { ClaimsNotReady } from '../claims/claims-not-ready.js';
import type { CommandMetadata } from '../commands/command.js';
import { Refusal } from '../commands/refusal.js';
import { NoPlaceFree } from '../concurrency/bounded-semaphore.js';
import { Effects } from './effects.js';
import { reaction, type Causing, type Effect } from './reaction.js';

class Enrol {}
class Welcome {}
const addressed = (command: object, as?: string) => ({ aggregate: {}, command, ...(as !== undefined && { as }) }) as unknown as Effect;
const enrols: Causing = () => addressed(new Enrol());
const welcomes: Causing = () => addressed(new Welcome());

describe('what a reaction causes', () => {
  const event = { id: 'e', type: 'Told', stream: 'member-1', position: '1', metadata: { actor: { kind: 'system', id: 'x', name: 'X' } } } as unknown as RecordedEvent;
  const tellOn = { reaction: reaction('tell-on', 'Told on'), event };
  const executedBy = (execute: (sent: { command: object }, issued: CommandMetadata) => Promise<unknown>) => new Effects({ execute } as never, {} as never, {} as never, {} as never);
  const causing = (error: Error) => executedBy(() => Promise.reject(error)).of(tellOn, [enrols]);

  /** Class of the command, then its id. */
  async function idsOf(rules: readonly Causing[], due?: { key: string; dueAt: Date }): Promise<Record<string, string>> {
    const ids: Record<string, string> = {};
    const effects = executedBy(({ command }, { commandId }) => Promise.resolve((ids[command.constructor.name] = commandId)));
    await effects.of({ ...tellOn, ...(due && { due }) }, rules);
    return ids;
  }

  it('is tried again later while what it needs is not ready, and refused when the rules say no', async () => {
    await expect(causing(new ClaimsNotReady())).rejects.toBeInstanceOf(TryLater);
    await expect(causing(new NoPlaceFree())).rejects.toBeInstanceOf(TryLater);
    await expect(causing(new Refusal('No'))).rejects.toBeInstanceOf(Refused);
  });

  it('is told apart from nothing, also where it writes no rows', async () => {
    const effects = executedBy(() => Promise.resolve());
    expect(await effects.of(tellOn, [enrols])).toEqual([]);
    expect(await effects.of(tellOn, [() => undefined, () => []])).toBeUndefined();
  });

  it('is known by what it is: rules that change places, or stand apart, name their commands as before', async () => {
    const before = await idsOf([enrols, welcomes]);
    expect(await idsOf([welcomes, enrols])).toEqual(before);
    expect(await idsOf([() => [addressed(new Welcome()), addressed(new Enrol())]])).toEqual(before);
    expect(new Set(Object.values(before)).size).toBe(2);
  });

  it('is another thing when it falls due than what the same event causes at once', async () => {
    const due = { key: '7', dueAt: new Date() };
    const ids = [await idsOf([enrols]), await idsOf([enrols], due), await idsOf([enrols], { ...due, key: '8' })].map(({ Enrol: id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('keeps a name that it is given, and two of one name are told apart or not done at all', async () => {
    expect((await idsOf([() => addressed(new Enrol(), '0/0')], { key: '7', dueAt: new Date() }))['Enrol']).toBe(uuidV5('e/tell-on/0/0', '3c8d6b52-31a3-4a6e-9f5e-6c1b3f6d2a90'));
    await expect(idsOf([enrols, enrols])).rejects.toThrow('causes Enrol twice');
    expect(await idsOf([enrols, () => addressed(new Enrol(), 'the co-buyer')])).toHaveProperty('Enrol');
  });
});
