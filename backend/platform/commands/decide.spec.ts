import { TourBooked, type TourEvent } from '../../../events/tours/tour.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { issuedWith } from '../../../test/support/issued.js';
import { ReviseTour, type AnyTourCommand } from '../../tours/tour.commands.js';
import { tour } from '../../tours/tour.js';
import { decide } from './decide.js';
import { send } from '../../../test/support/send.js';

const secretive = { ...tour, sensitive: { Tours_Sensitive: ['notes'] } };
const booked = tour.evolve(tour.initial, TourBooked({ tourId: 7, createdBy: 3, notes: 'Late' }) as RecordedEvent<TourEvent>);

function revise(fields: Partial<ReviseTour>, issued = issuedWith('Tours_Edit')) {
  const command: AnyTourCommand = Object.assign(new ReviseTour(), fields);
  return decide({ ...send(tour, 7, command as ReviseTour, { people: {}, giftTypes: [] }), aggregate: secretive }, booked, issued);
}

describe('What somebody does not see of a record', () => {
  it('they do not change, whatever the record', () => {
    expect(() => revise({ notes: 'Guessed' })).toThrow('You may not change notes');
    expect(() => revise({ notes: 'Late' })).toThrow('You may not change notes');
  });

  it('stays as it is when it comes back blank beside what they do change', () => {
    expect(revise({ notes: '', marketingSource: 'OPC' })).toEqual([expect.objectContaining({ data: { changes: { marketingSource: { from: '', to: 'OPC' } } } })]);
  });

  it('is changed by who sees it, and by the server', () => {
    const changed = [expect.objectContaining({ data: { changes: { notes: { from: 'Late', to: 'Early' } } } })];
    expect(revise({ notes: 'Early' }, issuedWith('Tours_Sensitive'))).toEqual(changed);
    expect(revise({ notes: 'Early' }, { ...issuedWith(), actor: { kind: 'system', id: 'tidy', name: 'Tidy' } })).toEqual(changed);
  });
});
