import { lacksToSend, neededToSend } from './needed-to-send.js';

const buyer = { role: 'buyer', name: 'Maria Lopez', mail: 'maria@mail.example' } as const;

describe('Before a document is sent to be signed', () => {
  it('nothing is said where everybody can be reached', () => {
    expect(neededToSend([buyer, { role: 'coBuyer', name: 'Juan Lopez', mail: 'juan@mail.example' }])).toBeUndefined();
  });

  it('is said who has no email, or one that nobody can read', () => {
    expect(neededToSend([buyer, { role: 'coBuyer', name: 'Juan Lopez', mail: '' }])).toBe('To be sent it needs the co-buyer’s email');
    expect(neededToSend([{ ...buyer, mail: 'none' }, { role: 'coBuyer', name: 'Juan Lopez', mail: '' }])).toBe('To be sent it needs the buyer’s email and the co-buyer’s email');
  });

  it('cannot go while somebody is seen to have no email; hidden ones are the server’s to judge', () => {
    expect(lacksToSend([buyer, { role: 'coBuyer', name: 'Juan Lopez', mail: '' }])).toBe('To be sent it needs the co-buyer’s email');
    expect(lacksToSend([{ role: 'buyer', name: 'Maria Lopez' }])).toBeUndefined();
  });

  it('is said that nobody is named', () => {
    expect(neededToSend([{ role: 'seller', name: '', mail: '' }])).toBe('To be sent it needs the seller’s name and email');
  });
});
