import fc from 'fast-check';
import { companyListNames, type CompanyListName } from '../../events/company/company-list.enums.js';
import type { CompanyListItem } from '../../events/company/company-list-items.js';
import {
  CompanyListItemAdded,
  CompanyListItemMoved,
  CompanyListItemRestored,
  CompanyListItemRetired,
  CompanyListItemRevised,
  CompanyListStarted,
  type CompanyListEvent,
} from '../../events/company/company-settings.events.js';
import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import { vocabulary } from '../../events/vocabulary.js';
import { issuedWith } from '../../test/support/issued.js';
import type { EnrichmentOf } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { Refusal } from '../platform/commands/refusal.js';
import type { AddressedCommand } from '../platform/commands/dispatched-command.js';
import * as commands from './company-list.commands.js';
import { companyList, type CompanyList } from './company-list.js';
import { sameName } from './company-list-item.rules.js';
import { listSeeds } from './company-settings.seeds.js';

const issued = issuedWith();

type Given = Partial<commands.WithItemAndAddress>;

/** A command to a list: what somebody says, and what the server adds. */
function command<C extends commands.AnyCompanyListCommand>(kind: new () => C, fields: Partial<C>, given: Given = {}, list: CompanyListName = 'escrowAgents'): AddressedCommand<C> {
  return { aggregate: companyList as AddressedCommand<C>['aggregate'], id: list, command: Object.assign(new kind(), fields), given: { callerAddress: '', ...given } as EnrichmentOf<C> };
}

const when = (addressed: AddressedCommand, state: CompanyList) => decide(addressed, state, issued) as CompanyListEvent[];

function recorded(list: CompanyListName, event: DomainEvent): RecordedEvent<CompanyListEvent> {
  return { ...event, stream: `companyList-${list}` } as unknown as RecordedEvent<CompanyListEvent>;
}

function given(list: CompanyListName, names: readonly string[], ...events: DomainEvent[]): CompanyList {
  const items = names.map((name, index) => ({ itemId: index + 1, facts: { name } }));
  return [CompanyListStarted({ list, items }), ...events].reduce((state, event) => companyList.evolve(state, recorded(list, event)), companyList.initial);
}

const names = ({ items }: CompanyList) => items.map(({ facts }) => facts.name);
const agents = () => given('escrowAgents', ['Escrow A', 'Escrow B', 'Escrow C']);

describe('a list of the company', () => {
  it('is started once, however often the product starts', () => {
    const start = command(commands.StartCompanyList, { items: [{ name: ' Escrow  A ' }] });
    const started = when(start, companyList.initial);
    expect(started).toEqual([CompanyListStarted({ list: 'escrowAgents', items: [{ itemId: 1, facts: { name: 'Escrow A' } }] })]);
    expect(when(start, agents())).toEqual([]);
  });

  it('takes a new item at its end, under a number that no item had', () => {
    expect(when(command(commands.AddCompanyListItem, { name: '  Escrow   D ' }), agents())).toEqual([CompanyListItemAdded({ itemId: 4, facts: { name: 'Escrow D' } })]);
  });

  it('knows a name again in other letters and spaces, and says so when it is retired', () => {
    const taken = () => when(command(commands.AddCompanyListItem, { name: ' escrow  b' }), agents());
    expect(taken).toThrow('Escrow B is in the list already');
    const retired = given('escrowAgents', ['Escrow A'], CompanyListItemRetired({ itemId: 1, name: 'Escrow A' }));
    expect(() => when(command(commands.AddCompanyListItem, { name: 'ESCROW A' }), retired)).toThrow('retired: restore it');
  });

  it('tells a revision as what changed from what to what, and nothing when nothing differs', () => {
    expect(when(command(commands.ReviseCompanyListItem, { name: 'Escrow Bay' }, { itemId: 2 }), agents())).toEqual([
      CompanyListItemRevised({ itemId: 2, name: 'Escrow B', changes: { name: { from: 'Escrow B', to: 'Escrow Bay' } } }),
    ]);
    expect(when(command(commands.ReviseCompanyListItem, { name: 'Escrow B' }, { itemId: 2 }), agents())).toEqual([]);
  });

  it('lets an item change the case of its own name', () => {
    expect(when(command(commands.ReviseCompanyListItem, { name: 'ESCROW B' }, { itemId: 2 }), agents())).toHaveLength(1);
  });

  it('moves an item after another, whatever moved meanwhile, and not onto its own place', () => {
    const toFront = command(commands.MoveCompanyListItem, { after: 0 }, { itemId: 3 });
    expect(when(toFront, agents())).toEqual([CompanyListItemMoved({ itemId: 3, name: 'Escrow C', from: 3, to: 1 })]);
    const after = given('escrowAgents', ['Escrow A', 'Escrow B', 'Escrow C'], CompanyListItemMoved({ itemId: 3, name: 'Escrow C', from: 3, to: 1 }));
    expect(names(after)).toEqual(['Escrow C', 'Escrow A', 'Escrow B']);
    expect(when(toFront, after)).toEqual([]);
    expect(() => when(command(commands.MoveCompanyListItem, { after: 9 }, { itemId: 3 }), agents())).toThrow(Refusal);
  });

  it('retires and restores, each once', () => {
    const retire = command(commands.RetireCompanyListItem, {}, { itemId: 1, callerAddress: '10.0.0.1' });
    const restore = command(commands.RestoreCompanyListItem, {}, { itemId: 1 });
    expect(when(restore, agents())).toEqual([]);
    expect(when(retire, agents())).toEqual([CompanyListItemRetired({ itemId: 1, name: 'Escrow A' })]);
    const retired = given('escrowAgents', ['Escrow A'], CompanyListItemRetired({ itemId: 1, name: 'Escrow A' }));
    expect(when(retire, retired)).toEqual([]);
    expect(when(restore, retired)).toEqual([CompanyListItemRestored({ itemId: 1, name: 'Escrow A' })]);
  });

  it('keeps the status that every new lead starts with', () => {
    const statuses = given('leadStatuses', ['New', 'Contacted']);
    expect(() => when(command(commands.RetireCompanyListItem, {}, { itemId: 1 }, 'leadStatuses'), statuses)).toThrow('needed by the product');
    expect(() => when(command(commands.ReviseCompanyListItem, { name: 'Fresh' }, { itemId: 1 }, 'leadStatuses'), statuses)).toThrow('needed by the product');
  });

  it('takes over the names that records use, without those that it has', () => {
    const taken = when(command(commands.TakeOverNames, { names: ['escrow a', 'Escrow X', 'ESCROW X ', ''] }), agents());
    expect(taken).toEqual([CompanyListItemAdded({ itemId: 4, facts: { name: 'Escrow X' } })]);
  });

  it('asks twice before the address goes that one is signed in from', () => {
    const addresses = given('allowedAddresses', ['203.0.113.7', '2001:db8::1']);
    const retire = (given: Given, confirmed?: true) => when(command(commands.RetireCompanyListItem, confirmed ? { confirmed } : {}, given, 'allowedAddresses'), addresses);
    expect(() => retire({ itemId: 1, callerAddress: '::ffff:203.0.113.7' })).toThrow('You are signed in from 203.0.113.7');
    expect(() => retire({ itemId: 2, callerAddress: '2001:DB8:0::1' })).toThrow('You are signed in from 2001:db8::1');
    expect(retire({ itemId: 1, callerAddress: '203.0.113.7' }, true)).toHaveLength(1);
    expect(retire({ itemId: 2, callerAddress: '203.0.113.7' })).toHaveLength(1);
    const rename = command(commands.ReviseCompanyListItem, { name: '203.0.113.8' }, { itemId: 1, callerAddress: '203.0.113.7' }, 'allowedAddresses');
    expect(() => when(rename, addresses)).toThrow('You are signed in from');
  });

  it('starts with rows that keep its own rules', () => {
    const seeds = listSeeds(['127.0.0.1', '::1']);
    for (const list of companyListNames) {
      const started = when(command(commands.StartCompanyList, { items: [] }, {}, list), companyList.initial);
      const empty = companyList.evolve(companyList.initial, recorded(list, started[0]!));
      const state = seeds[list].reduce((before, facts) => after(before, command(commands.AddCompanyListItem, { ...facts }, {}, list)), empty);
      expect(state.items).toHaveLength(seeds[list].length);
    }
    expect(seeds.occupations).toHaveLength(26);
  });
});

function after(state: CompanyList, next: AddressedCommand): CompanyList {
  return when(next, state).reduce((before, event) => {
    vocabulary.validate(event);
    return companyList.evolve(before, recorded(next.id as CompanyListName, event));
  }, state);
}

const name = fc.constantFrom('Alpha', 'alpha ', 'Beta', ' BETA', 'Gamma  One', 'gamma one', '', 'Delta');
const itemId = fc.integer({ min: 0, max: 6 });
const anyCommand: fc.Arbitrary<AddressedCommand> = fc.oneof(
  name.map((text) => command(commands.AddCompanyListItem, { name: text })),
  fc.tuple(itemId, name).map(([id, text]) => command(commands.ReviseCompanyListItem, { name: text }, { itemId: id })),
  itemId.map((id) => command(commands.RetireCompanyListItem, {}, { itemId: id })),
  itemId.map((id) => command(commands.RestoreCompanyListItem, {}, { itemId: id })),
  fc.tuple(itemId, itemId).map(([id, place]) => command(commands.MoveCompanyListItem, { after: place }, { itemId: id })),
  fc.array(name, { maxLength: 4 }).map((many) => command(commands.TakeOverNames, { names: many })),
);

it('Whatever is done to a list, no name stands in it twice, no item is lost, and a move changes nothing but the order', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 40 }), (all) => {
      let state = given('escrowAgents', ['Alpha', 'Zeta']);
      for (const next of all) {
        const before = state;
        try {
          state = after(state, next);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
        expectSound(before.items, state.items);
        if (next.command instanceof commands.MoveCompanyListItem) expect(byId(state.items)).toEqual(byId(before.items));
      }
    }),
    { numRuns: 300 },
  );
});

function byId(items: readonly CompanyListItem[]): readonly CompanyListItem[] {
  return [...items].sort((one, other) => one.itemId - other.itemId);
}

function expectSound(before: readonly CompanyListItem[], items: readonly CompanyListItem[]): void {
  const ids = items.map((item) => item.itemId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const item of before) expect(ids).toContain(item.itemId);
  for (const [index, item] of items.entries()) {
    expect(item.facts.name).not.toBe('');
    expect(items.slice(index + 1).some((other) => sameName(item.facts.name!, other.facts.name!))).toBe(false);
  }
}
