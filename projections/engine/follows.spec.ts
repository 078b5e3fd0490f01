import { Type } from '@sinclair/typebox';
import { defineEvent } from '../../events/kernel/event.js';
import { text } from '../../events/kernel/field-kinds.rules.js';
import { rowAfter } from '../../test/support/row-after.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';
import { projection } from './projection.js';

const fields = { notes: text('Notes'), color: text('Color') };
const boat = Type.Object({ notes: Type.String(), color: Type.String() });

const BoatBuilt = defineEvent('BoatBuilt', 1, boat);
const BoatPainted = defineEvent('BoatPainted', 1, Type.Object({ to: Type.String() }));
const BoatNoted = defineEvent('BoatNoted', 1, Type.Object({ notes: Type.String(), by: Type.String() }));

class BoatRow extends columnsOf(fields, namesOf(fields)) {
  readonly boatId!: number;
  readonly told!: string;
}

const told = (row: BoatRow): BoatRow => ({ ...row, told: `${row.color}: ${row.notes}` });

const boats = projection('boats', { entity: BoatRow, key: 'boatId' })
  .creates(BoatBuilt, ({ data }) => told({ boatId: 7, told: '', ...data }))
  .changes(BoatPainted, (row, { data }) => told({ ...row, color: data.to }))
  .follows([BoatBuilt, BoatPainted, BoatNoted], fields, told);

const built = BoatBuilt({ notes: '', color: 'red' });

describe('A read model that follows every event of its records', () => {
  it('takes what an event without a rule says of the fields, and nothing else of it', () => {
    expect(rowAfter(boats, 'boat-7')(built, BoatNoted({ notes: 'Leaks', by: 'Dana' }))).toEqual({ boatId: 7, notes: 'Leaks', color: 'red', told: 'red: Leaks' });
  });

  it('leaves the events that have a rule to it', () => {
    expect(rowAfter(boats, 'boat-7')(built, BoatPainted({ to: 'blue' }))).toMatchObject({ color: 'blue', told: 'blue: ' });
  });
});
