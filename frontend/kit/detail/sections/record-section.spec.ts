import { text } from '../../../../events/kernel/field-kinds.rules.js';
import { askedIn, askedTogether, entriesIn, linesOf, sectionsOf } from './record-section.js';

interface Boat {
  readonly name: string;
  readonly home: string;
  readonly port: string;
  readonly crew: string;
}

const boatFields = { name: text('Name'), home: text('Home'), port: text('Port'), crew: text('Crew') } as const;

const { boat } = sectionsOf<Boat>()(
  boatFields,
  { boat: { title: 'Boat', asksFirst: ['home'], fields: { name: { asked: false }, port: { readWith: 'home' }, home: { label: 'From', shown: ({ home, port }) => `${home}, ${port}`, required: true } } } },
  { crew: 'A card of its own.' },
);
const record: Boat = { name: 'Nina', home: 'Palos', port: 'South', crew: 'Colón' };

describe('A section of a record', () => {
  it('says each field on one line of its card, or on the line of the field that it is read with', () => {
    expect(linesOf(boat, record)).toEqual([
      { label: 'Name', fields: ['name'], value: 'Nina' },
      { label: 'From', fields: ['home', 'port'], value: 'Palos, South' },
    ]);
  });

  it('asks what people fill in, first what its form asks first', () => {
    expect(askedIn(boat)).toEqual(['home', 'port']);
    expect(entriesIn([boat], { port: { hint: 'Of the harbour' } })).toEqual([
      { name: 'home', label: 'Home', kind: 'text', required: true },
      { name: 'port', label: 'Port', kind: 'text', hint: 'Of the harbour' },
    ]);
  });

  it('keeps beside a field of its form what is read with it, where the section asks for that', () => {
    expect(askedTogether({ ...boat, paired: true })).toEqual([['home', 'port']]);
    expect(askedTogether(boat)).toEqual([['home'], ['port']]);
  });

  it('does not compile as long as a field of the table has neither a line nor a reason', () => {
    // @ts-expect-error the crew stands nowhere
    expect(sectionsOf<Boat>()(boatFields, { boat: { title: 'Boat', fields: { name: {}, home: {}, port: {} } } }, {})).toBeTruthy();
  });
});
