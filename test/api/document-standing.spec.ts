import type { DocumentStanding } from '../../backend/platform/documents/document-standing.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

describe('A version of a document', () => {
  let app: TestApp;
  let dana: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
  });
  afterAll(() => app.stop());

  const revise = async (body: object, id: number) => expect((await dana.fetch(`/api/Contracts/${id}`, { method: 'PUT', body: { ...body, reason: 'As agreed' } })).status).toBe(200);
  const make = async (what: 'PrintContract' | 'PrintSellerContract', id: number) => expect((await dana.fetch(`/api/Contracts/${what}/${id}`, { method: 'POST' })).status).toBe(200);
  const standing = (of: string, who = dana) => who.get<DocumentStanding>(`/api/Contracts/${of}/Standing`);
  const otherwise = ({ sinceMade }: DocumentStanding) => sinceMade.map(({ label, from, to }) => [label, from, to]);

  it('says what it would say otherwise now, of what it shows and of nothing else', async () => {
    await revise({ purchasePrice: '9100.00', buyerEmail: 'first@mail.example' }, 1061);
    await make('PrintContract', 1061);
    await make('PrintSellerContract', 1061);
    expect(otherwise(await standing('1061/Documents/buyer/1'))).toEqual([]);
    await revise({ sellerEmail: 'seller@mail.example', notes: 'Ask for the deed' }, 1061);
    expect(otherwise(await standing('1061/Documents/buyer/1'))).toEqual([]);
    expect(otherwise(await standing('1061/Documents/seller/1'))).toEqual([['Seller email', expect.anything(), 'seller@mail.example']]);
    await revise({ purchasePrice: '9300.00' }, 1061);
    expect(otherwise(await standing('1061/Documents/buyer/1'))).toContainEqual(['Purchase price', '9,100.00', '9,300.00']);
    await revise({ purchasePrice: '9100.00' }, 1061);
    expect(otherwise(await standing('1061/Documents/buyer/1'))).toEqual([]);
  });

  it('names what it says otherwise than the one before, and nothing of the first', async () => {
    await revise({ purchasePrice: '9300.00', notes: 'Asked' }, 1061);
    await make('PrintContract', 1061);
    expect((await standing('1061/Documents/buyer/1')).sinceBefore).toBeNull();
    const labels = (await standing('1061/Documents/buyer/2')).sinceBefore!.map(({ label }) => label);
    expect(labels).toContain('Purchase price');
    expect(labels).not.toContain('Seller email');
    expect((await dana.fetch('/api/Contracts/1061/Documents/buyer/3/Standing')).status).toBe(404);
  });

  it('names the amounts that it is about and leaves out, and no fee that nobody pays', async () => {
    await make('PrintContract', 1062);
    expect((await standing('1062/Documents/buyer/1')).blankAmounts).toEqual([]);
    await revise({ maintFee: null, prePaidMaintFee: null }, 1062);
    expect((await standing('1062/Documents/buyer/1')).blankAmounts).toEqual([]);
    await make('PrintContract', 1062);
    expect((await standing('1062/Documents/buyer/2')).blankAmounts).toEqual(['Maintenance fee']);
    expect((await standing('1062/Documents/buyer/2')).blankLines).not.toContain('Use week');
    await revise({ useWeek: '' }, 1062);
    await make('PrintContract', 1062);
    expect((await standing('1062/Documents/buyer/3')).blankLines).toContain('Use week');
  });

  it('tells nobody of a change in what they do not see', async () => {
    const { userId } = await (await app.signIn('inventory-tablet')).get<{ userId: number }>('/api/Users/Me');
    expect((await dana.fetch(`/api/Users/${userId}`, { method: 'PUT', body: { permissions: 'Contracts_Detail,Other_AllowRemoteLogin' } })).status).toBe(200);
    const seesLess = await app.signIn('inventory-tablet');
    await revise({ buyerEmail: 'second@mail.example' }, 1061);
    expect(otherwise(await standing('1061/Documents/buyer/2'))).toEqual([['Buyer email', 'first@mail.example', 'second@mail.example']]);
    expect(otherwise(await standing('1061/Documents/buyer/2', seesLess))).toEqual([]);
  });
});
