import { date, text, yesNo } from '../../../events/field-kinds.values.js';
import { sentOver } from './sent-over.js';

const fields = {
  shuttle: text('Shuttle', { options: ['Hotel', 'Airport'] }),
  hiredOn: date('Hired on'),
  isToRep: yesNo('TO rep', { options: ['Yes', 'No'] }),
  notes: text('Notes'),
} as const;
const stored = { shuttle: 'Ferry', hiredOn: '2020-03-02', isToRep: 'No', notes: 'By the pier' };

describe('What somebody sends over what is there', () => {
  it('leaves alone what is not sent, in the list or not', () => {
    expect(sentOver(fields, {}, stored)).toEqual(stored);
    expect(sentOver(fields, { shuttle: 'Ferry' }, stored)).toEqual(stored);
  });

  it('blanks a date and a text, and takes a word back', () => {
    expect(sentOver(fields, { hiredOn: null, notes: '', shuttle: '' }, stored)).toEqual({ shuttle: '', hiredOn: null, isToRep: 'No', notes: '' });
  });

  it('is kept in the spelling of the list, and as no field of another table', () => {
    expect(sentOver(fields, { shuttle: 'hotel', isToRep: 'yes', passport: 'X 123' }, stored)).toEqual({ ...stored, shuttle: 'Hotel', isToRep: 'Yes' });
  });

  it.each([
    ['shuttle', 'Nonsense', 'Shuttle must be Hotel or Airport'],
    ['isToRep', '', 'TO rep must be Yes or No'],
  ])('is refused at %s when it is "%s"', (field, word, message) => {
    expect(() => sentOver(fields, { [field]: word }, stored)).toThrow(expect.objectContaining({ message, options: { field } }));
  });
});
