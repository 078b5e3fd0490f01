import { memberStatusBy } from './member-status.rules.js';

describe('What a member is by the contract of the membership (E23)', () => {
  it.each([
    ['Draft', 'Pending'],
    ['Preparing To Close', 'Pending'],
    ['Closed', 'Active'],
    ['Accounting Complete', 'Active'],
    ['Rescinded', 'Rescinded'],
    ['Canceled', 'Canceled'],
    ['Expired', 'Expired'],
  ])('%s: %s', (contractStatus, memberStatus) => {
    expect(memberStatusBy(contractStatus)).toBe(memberStatus);
  });
});
