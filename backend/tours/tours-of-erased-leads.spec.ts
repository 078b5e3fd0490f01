import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { SealingEventStore } from '../../events/store/personal/sealing.event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import { DoneInMemory } from '../../test/support/done-in-memory.js';
import { issuedWith } from '../../test/support/issued.js';
import { MemoryEventStore } from '../../test/support/memory-event-store.js';
import { PersonKeysInMemory } from '../../test/support/person-keys-in-memory.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { commandOf } from '../platform/commands/command.js';
import { Refusal } from '../platform/commands/refusal.js';
import { send } from '../../test/support/send.js';
import type { AddressedCommand } from '../platform/commands/dispatched-command.js';
import { StreamStates } from '../platform/commands/stream-states.js';
import { GiveGift, TakeBackGift } from './gifts/tour-gifts.commands.js';
import { MoveTourBack, MoveTourToLead } from './tour-merge.commands.js';
import { BookTour, ReviseTour } from './tour.commands.js';
import { tour } from './tour.js';

const LEADS = [1, 2, 3];
const TOUR = 5;
const STREAM = `tour-${TOUR}`;
const SLOW = 120_000;
const mug = { giftTypeId: 6, giftName: 'Mug', status: 'Active', cost: '5.00' };
/** What people say of a lead names it, so that it is known again wherever it stands. */
const words = (leadId: number, what: string) => `${what} of guest-${leadId}.`;
const namesOf = (leadId: number) => ({ leadFirstName: words(leadId, 'First name'), leadLastName: words(leadId, 'Last name'), spouseFirstName: '', spouseLastName: '' });
const given = (leadId: number) => ({ people: { lead: namesOf(leadId) }, giftTypes: [mug] });

/** A back office of one tour. */
function office() {
  const inner = new MemoryEventStore();
  const keys = new PersonKeysInMemory();
  const store = new SealingEventStore(inner, keys.asPersonKeys(), vocabulary);
  const states = new StreamStates(store);
  const executor = new CommandExecutor(store, states, new DoneInMemory());
  const run = (addressed: AddressedCommand, kind: 'user' | 'system' = 'user') => executor.execute(addressed, { ...issuedWith(), actor: { kind, id: '7', name: 'Dana Kim' }, commandId: randomUUID() });
  const read = async (): Promise<string> => {
    const told: unknown[] = [];
    for await (const { data } of store.read(STREAM)) told.push(data);
    return JSON.stringify(told);
  };
  const erase = (leadId: number): void => {
    keys.erase(`lead-${leadId}`);
    states.forgetAll();
  };
  return {
    run, read, erase,
    known: async () => (await states.load(tour, STREAM)).state,
    folded: async () => (await new StreamStates(store).load(tour, STREAM)).state,
    book: () => run(send(tour, TOUR, commandOf(BookTour, { tourDate: '2026-12-01', scheduledStartTime: '09:15 AM', leadId: 1, notes: words(1, 'Note') }), given(1))),
    revise: (sent: object, leadId: number) => run(send(tour, TOUR, commandOf(ReviseTour, sent as ReviseTour), given(leadId))),
  };
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('note' as const), text: fc.constantFrom('', 'Late', 'Early', 'Stick') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('move' as const, 'merge' as const, 'back' as const), leadId: fc.constantFrom(...LEADS), noted: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('give' as const, 'take' as const), noted: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase' as const), leadId: fc.constantFrom(...LEADS) }) },
);

describe('A tour of a lead that was erased', () => {
  it('takes no words about them any more, and says so; what is nothing personal is changed as ever', async () => {
    const { run, read, erase, book, revise, known } = office();
    await book();
    erase(1);
    await expect(revise({ notes: 'Walks with a stick' }, 1)).rejects.toMatchObject({ options: { status: 409, field: 'notes' }, message: expect.stringContaining('erased') });
    await expect(run(send(tour, TOUR, commandOf(GiveGift, { giftTypeId: 6, note: 'For her' }), given(1)))).rejects.toMatchObject({ options: { status: 409, field: 'note' } });
    await expect(run(send(tour, TOUR, commandOf(GiveGift, { giftTypeId: 6 }), given(1)))).resolves.toMatchObject({ changed: true });
    await expect(revise({ qualified: 'Not Qualified' }, 1)).resolves.toMatchObject({ changed: true });
    expect(await known()).toMatchObject({ notes: '', qualified: 'Not Qualified' });
    expect(await read()).not.toMatch(/stick|For her|guest-1/);
  });

  it('is known by the server as its events tell it, whatever was done to it, and tells nothing of whom was erased', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 45 }), async (steps) => {
        const { run, read, erase, known, folded, book, revise } = office();
        const gone = new Set<number>();
        await book();
        for (const one of steps) {
          const { leadId } = await known();
          try {
            if (one.kind === 'note') await revise({ notes: one.text && words(leadId, one.text) }, leadId);
            else if (one.kind === 'move') await revise({ leadId: one.leadId, ...(one.noted && { notes: words(one.leadId, 'Moved') }) }, one.leadId);
            else if (one.kind === 'merge') await run(send(tour, TOUR, commandOf(MoveTourToLead, { mergeId: 'm', lead: { leadId: one.leadId, ...namesOf(one.leadId) } }), given(one.leadId)), 'system');
            else if (one.kind === 'back') await run(send(tour, TOUR, commandOf(MoveTourBack, { mergeId: 'm', lead: { leadId: one.leadId, ...namesOf(one.leadId) } }), given(one.leadId)), 'system');
            else if (one.kind === 'give') await run(send(tour, TOUR, commandOf(GiveGift, { giftTypeId: 6, note: one.noted ? words(leadId, 'Gift') : '' }), given(leadId)));
            else if (one.kind === 'take') await run(send(tour, TOUR, commandOf(TakeBackGift, { giftName: 'Mug', note: one.noted ? words(leadId, 'Back') : '' })));
            else if (one.kind === 'erase' && gone.size < LEADS.length - 1) {
              erase(one.leadId);
              gone.add(one.leadId);
            }
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
          expect(await known()).toEqual(await folded());
          const told = await read();
          for (const erased of gone) expect(told).not.toContain(`guest-${erased}.`);
        }
      }),
      { numRuns: 145 },
    );
  }, SLOW);
});
