import type { EventStore, StoredEvent } from '../../events/store/event-store.js';
import type { ListReader } from '../platform/lists/list-reader.js';
import { LookedUp } from '../platform/lists/looked-up.js';
import type { LookUp } from '../platform/lists/look-up.js';
import type { BookTour } from './tour.commands.js';
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
