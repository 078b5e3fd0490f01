import { offeredStatus } from './offered-status.js';

const made = [{ document: 'buyer' as const, version: 1 }] as never;

describe('The status that is offered beside the documents', () => {
  it.each([
    ['none before anything is made', { contractStatus: 'Draft', documents: [] }, undefined],
    ['Documents Generated once something is', { contractStatus: 'Draft', documents: made }, 'Documents Generated'],
    ['none while it is out', { contractStatus: 'Documents Generated', documents: made, buyerSigningStatus: 'Viewed' }, undefined],
    ['Signed once the buyers have signed', { contractStatus: 'Documents Generated', documents: made, buyerSigningStatus: 'Completed' }, 'Signed'],
    ['Signed also of a Draft', { contractStatus: 'Draft', documents: made, buyerSigningStatus: 'Completed' }, 'Signed'],
    ['Signed once the signed paper is here', { contractStatus: 'Documents Generated', documents: made, papers: [{ paper: 'buyerContract' }] as never }, 'Signed'],
    ['none for another paper', { contractStatus: 'Documents Generated', documents: made, papers: [{ paper: 'deed' }] as never }, undefined],
    ['none where the contract is further', { contractStatus: 'Preparing To Close', documents: made, buyerSigningStatus: 'Completed' }, undefined],
    ['none where it was given up', { contractStatus: 'Rescinded', documents: made, buyerSigningStatus: 'Completed' }, undefined],
  ])('is %s', (_, contract, to) => {
    expect(offeredStatus(contract)?.to).toBe(to);
  });
});
