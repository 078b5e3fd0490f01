import { LeadGivenBack, LeadTakenOver } from '../../events/leads/lead-merge.events.js';
import type { EventStore, ReadOptions, StoredEvent } from '../../events/store/event-store.js';
import type { ListReader } from '../platform/lists/list-reader.js';
import { LookedUp } from '../platform/lists/looked-up.js';
import type { LookUp } from '../platform/lists/look-up.js';
import type { BookTour } from './tour.commands.js';
import { StillBuilding } from '../platform/projections/still-building.js';
import { MergedLeads } from './merged-leads-reader.js';
import { TourPeople } from './tour-people-reader.js';

const LAST = '00000000000000000009';

/** The list has not read that a lead was added, erased, or merged a moment ago, until somebody waits for it. */
function peopleOf(before: object | undefined, after: object) {
  const reached: string[] = [];
  const row = () => {
    const now = reached.includes(LAST) ? after : before;
    return Promise.resolve(now && new LookedUp('lead-list', { firstName: 'Ana', lastName: 'Diaz', spouseFirstName: '', spouseLastName: '', deleted: false, erased: false, mergedInto: 0, valueOwners: {}, ...now }));
  };
  async function* read() {
    yield await Promise.resolve({ position: LAST } as StoredEvent);
  }
  const waitFor = (_: string, position: string) => Promise.resolve(reached.push(position) > 0);
  const people = new TourPeople({ row, rows: () => Promise.resolve(new Map()) } as unknown as LookUp, { waitFor } as unknown as ListReader, { read } as unknown as EventStore);
  return people.namedIn({ leadId: 7 } as BookTour).then(({ lead }) => lead);
}

describe('The lead of a tour', () => {
  it('is named as the lead is called, also one that was added a moment ago', async () => {
    expect(await peopleOf({}, {})).toMatchObject({ leadFirstName: 'Ana', leadLastName: 'Diaz' });
    expect(await peopleOf(undefined, {})).toMatchObject({ leadFirstName: 'Ana' });
  });

  it.each([{ erased: true }, { deleted: true }, { mergedInto: 8 }])('is nobody who a moment ago was %j', async (now) => {
    expect(await peopleOf({}, now)).toBeUndefined();
  });
});

describe('Whose the names of a lead are, where its list does not say it yet', () => {
  const changes = { firstName: { from: 'Ivan', to: 'Ana' }, lastName: { from: 'Rossi', to: 'Diaz' } };
  const events = [
    LeadTakenOver({ mergeId: 'm', mergedLeadId: 9, changes, interests: [], communications: [] }),
    LeadGivenBack({ mergeId: 'n', mergedLeadId: 8, changes: { lastName: { from: 'Rossi', to: 'Diaz' } }, interests: [], communications: [] }),
  ];
  const stored = events.map(({ type, data }, revision) => ({ type, data, revision, stream: 'lead-7', id: String(revision), position: String(revision), recordedAt: '', metadata: { commandId: 'c', commandHash: '', schemaVersion: 1, actor: {} } }));
  const read = async function* (_: string, { direction }: ReadOptions = {}) {
    yield* await Promise.resolve(direction === 'backward' ? stored.slice(-1) : stored);
  };
  const building = new StillBuilding('lead-list', { done: 0.5, secondsLeft: null });
  const row = new LookedUp('lead-list', { firstName: 'Ana', lastName: 'Diaz', spouseFirstName: '', spouseLastName: '', deleted: false, erased: false, mergedInto: 0 }, (field) => (field === 'valueOwners' ? building : undefined));
  const lookUp = { row: () => Promise.resolve(row), rows: () => Promise.resolve(new Map()) } as unknown as LookUp;
  const store = { read } as unknown as EventStore;

  it('is taken from its events by who books a tour, and by who brings tours to the lead of a merge', async () => {
    const people = new TourPeople(lookUp, { waitFor: () => Promise.resolve(true) } as unknown as ListReader, store);
    expect(await people.namedIn({ leadId: 7 } as BookTour)).toMatchObject({ lead: { leadFirstName: 'Ana' }, nameOwners: { leadFirstName: 9 } });
    const { people: moved } = (await new MergedLeads(lookUp, store).lead(7))!;
    expect(moved.nameOwners).toEqual({ leadFirstName: 9 });
  });
});
