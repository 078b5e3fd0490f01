import { valuesAfter } from './values-after.js';

describe('what changed fields hold afterwards', () => {
  it('is what the event says they were changed to, blank values too', () => {
    expect(valuesAfter({ notes: { from: 'Late', to: '' }, closingDate: { from: '2026-12-18', to: null }, leadId: undefined })).toEqual({ notes: '', closingDate: null });
  });
});
