import { jest } from '@jest/globals';
import { LeadErased } from '../../../events/leads/lead-erasure.events.js';
import type { DomainEvent } from '../../../events/kernel/event.js';
import { LeadMerged, LeadTakenApart, LeadTakenOver } from '../../../events/leads/lead-merge.events.js';
import { LeadDeleted, LeadImported, LeadRestored } from '../../../events/leads/lead.events.js';
import { issuedWith } from '../../../test/support/issued.js';
import { MemoryEventStore } from '../../../test/support/memory-event-store.js';
import { commandOf } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import { send } from '../../../test/support/send.js';
import type { AddressedCommand } from '../../platform/commands/dispatched-command.js';
import { StreamStates } from '../../platform/commands/stream-states.js';
import type { Sender } from '../../platform/outgoing/outgoing-kind.js';
import { EraseLead } from './lead-erasure.commands.js';
import { LeadErasureSender } from './lead-erasure-sender.js';
import { RecordAnswer } from '../texts/lead-text.commands.js';
import { RestoreLead } from '../lead.commands.js';
import { lead } from '../lead.js';
import { LeadsTogether } from '../merge/leads-together.js';

const imported = (leadId: number) => LeadImported({ leadId, createdAt: null, communications: [] });
const takenOver = LeadTakenOver({ mergeId: 'm', mergedLeadId: 640, changes: {}, interests: [], communications: [] });
const people = issuedWith('Leads_Admin');
const server = { ...people, actor: { kind: 'system', id: 'lead-erasure', name: 'Erasure' } } as const;

describe('Leads that are one person', () => {
  let store: MemoryEventStore;
  let together: LeadsTogether;
  let states: StreamStates;

  const append = (leadId: number, revision: number, { type, data }: DomainEvent) =>
    store.append(`lead-${leadId}`, revision, [{ id: `${leadId}/${revision}`, type, data, metadata: { actor: people.actor, commandId: `${leadId}/${revision}`, commandHash: '', occurredAt: people.at, schemaVersion: 1 } }]);
  const erased = async (leadId: number, given: readonly number[], issued: typeof people = people) =>
    decide(send(lead, leadId, new EraseLead(), { together: given }), (await states.present(lead, `lead-${leadId}`)).state, issued);

  beforeEach(async () => {
    store = new MemoryEventStore();
    states = new StreamStates(store);
    together = new LeadsTogether(states);
    for (const leadId of [914, 640]) await append(leadId, -1, imported(leadId));
    expect(await together.of(914)).toEqual([914]);
    await append(640, 0, LeadMerged({ mergeId: 'm', into: 914, take: [] }));
    await append(914, 0, takenOver);
  });

  it('are known together also where another process has merged them since', async () => {
    expect(await together.of(914)).toEqual([914, 640]);
  });

  it('are erased together and by the one that stays; of the one that went only by the server, which carries it out', async () => {
    expect(await erased(914, [914, 640])).toEqual([LeadErased({ together: [914, 640] })]);
    await expect(erased(640, [640])).rejects.toMatchObject({ message: 'Lead 640 was merged into lead 914', options: { status: 409, code: 'merged' } });
    expect(await erased(640, [914, 640], server)).toEqual([LeadErased({ together: [914, 640] })]);
  });

  it('and of whom one is being taken apart: that one stands for itself, and is not erased', async () => {
    await append(640, 1, LeadTakenApart({ mergeId: 'm', from: 914, interests: [] }));
    expect(await together.of(914)).toEqual([914]);
    await expect(erased(914, [914])).rejects.toMatchObject({ options: { status: 409 } });
    expect(await erased(640, [914, 640], server)).toEqual([]);
    expect(await erased(914, [914, 640], server)).toEqual([LeadErased({ together: [914, 640] })]);
  });

  it('lose the keys of those alone that were erased', async () => {
    await append(640, 1, LeadTakenApart({ mergeId: 'm', from: 914, interests: [] }));
    let carry: Sender<{ leadIds: readonly number[] }> | undefined;
    const outgoing = { carry: (_: unknown, carrier: typeof carry) => (carry = carrier), waiting: () => Promise.resolve([]) };
    const erasures = { erase: jest.fn(({ leadIds }: { leadIds: readonly number[] }) => Promise.resolve({ leadIds })) };
    const execute = async ({ id, command }: AddressedCommand) => void (command instanceof EraseLead && id === 914 && (await append(914, 1, LeadErased({ together: [914, 640] }))));
    new LeadErasureSender(outgoing as never, erasures as never, { execute } as never, together, {} as never).onModuleInit();
    await carry!({ leadIds: [914, 640] }, { id: '6f1c1d9e-58f1-4a55-9a3f-3d0b5ab0c1d7', signal: new AbortController().signal });
    expect(erasures.erase.mock.calls[0]![0]).toMatchObject({ leadIds: [914] });
  });

  it('and deleted are there again where the server needs them, shown as erased; it says nothing else of them, and people bring nobody back', async () => {
    await append(914, 1, LeadErased({ together: [914, 640] }));
    await append(914, 2, LeadDeleted({}));
    const { state } = await states.present(lead, 'lead-914');
    const said = (addressed: AddressedCommand, issued: typeof people) => decide(addressed, state, issued);
    const restoring = send(lead, 914, new RestoreLead());
    expect(said(restoring, server)).toEqual([LeadRestored({})]);
    expect(lead.evolve(state, { ...LeadRestored({}), metadata: {} } as never)).toMatchObject({ deleted: false, erasure: { together: [914, 640] } });
    expect(said(send(lead, 914, commandOf(RecordAnswer, { body: 'I am late' }), { from: '+18635550173' }), server)).toEqual([]);
    expect(() => said(restoring, people)).toThrow('Lead 914 was erased: nothing of it can be changed');
  });

  it('are not erased in part where one was merged at that very moment', async () => {
    await expect(erased(914, [914])).rejects.toMatchObject({ message: 'Another lead is being merged into lead 914, or taken apart from it, at this moment: try again', options: { status: 409 } });
  });
});
