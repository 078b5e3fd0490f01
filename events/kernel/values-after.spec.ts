import { text } from './field-kinds.rules.js';
import { valuesAfter, valuesSaid } from './values-after.js';

describe('what changed fields hold afterwards', () => {
  it('is what the event says they were changed to, blank values too', () => {
    expect(valuesAfter({ notes: { from: 'Late', to: '' }, closingDate: { from: '2026-12-18', to: null }, leadId: undefined })).toEqual({ notes: '', closingDate: null });
  });
});

describe('what an event says of the fields of a table', () => {
  const fields = { notes: text('Notes'), color: text('Color') };

  it('is said plainly or as changes; the rest of it is not taken for a field', () => {
    expect(valuesSaid(fields, { tourId: 7, notes: 'Late', reason: 'Called' })).toEqual({ notes: 'Late' });
    expect(valuesSaid(fields, { changes: { color: { from: 'Red', to: '' } } })).toEqual({ color: '' });
  });
});
