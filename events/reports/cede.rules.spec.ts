import { bucketOf, cedeBuckets } from './cede.rules.js';

describe('The status of a member in the cede requirement', () => {
  it('is the status of the contract', () => {
    for (const status of cedeBuckets.slice(0, -1)) expect(bucketOf(status, '')).toBe(status);
    expect(bucketOf('preparing to close ', '')).toBe('Preparing To Close');
  });

  it('tells closed memberships apart by the number of the exchange company (I3)', () => {
    expect([bucketOf('Closed', ' '), bucketOf('Accounting Complete', ''), bucketOf('Closed', '4471-00021')]).toEqual(['Closed without an RCI number', 'Closed without an RCI number', 'Closed with an RCI number']);
  });

  it('leaves nobody out', () => expect([bucketOf('Expired', ''), bucketOf('Lost', '')]).toEqual(['Expired', 'Another status']));
});
