import { marksOf } from './document-marks.js';

describe('The marks of a document', () => {
  it('are on what is another value than before, also where there was none or is none any more', () => {
    const before = { purchasePrice: '9,100.00', closingFee: '525.00', escrowAgent: '', notes: 'Called' };
    const now = { purchasePrice: '9,300.00', closingFee: '525.00', escrowAgent: 'Escrow A', notes: '' };
    expect(marksOf(now, before)).toEqual({ purchasePrice: true, escrowAgent: true, notes: true });
  });

  it('are on nothing that its reader may not see', () => {
    expect(marksOf({ buyerEmail: '[not shown]' }, { buyerEmail: '[not shown]' })).toEqual({});
  });
});
