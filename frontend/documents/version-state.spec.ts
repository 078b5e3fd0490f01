import { versionState, type VersionSigning } from './version-state.js';

const sent: VersionSigning = { version: 2, status: 'Sent', requestedAt: '2026-11-21T00:03:00Z', requestedBy: 'Grace Oyelaran', movedAt: '2026-11-21T00:14:00Z', reason: '', signedBy: [] };
const ana = { name: 'Ana Lopez' };
const newer = { version: 3, madeAt: '2026-11-21T15:00:00Z', madeBy: 'Priya Shah' };

describe('What has become of a version', () => {
  it.each([
    ['is not sent yet', [], undefined, { status: 'Not sent', words: '' }],
    ['was replaced before anybody saw it', [], newer, { status: 'Replaced', words: 'by version 3, made by Priya Shah, 11/21/2026 10:00AM' }],
    ['is out', [sent], undefined, { status: 'Out for signature', words: 'Sent by Grace Oyelaran, 11/20/2026 7:03PM' }],
    ['is out, and one has signed', [{ ...sent, status: 'Viewed', signedBy: [ana] }], undefined, { status: 'Out for signature', words: 'Sent by Grace Oyelaran, 11/20/2026 7:03PM, signed by Ana Lopez so far' }],
    ['is signed', [{ ...sent, status: 'Completed', signedBy: [ana, { name: 'Luis Lopez' }] }], newer, { status: 'Signed', words: 'by Ana Lopez and Luis Lopez, 11/20/2026 7:14PM' }],
    ['is signed by all to whom it went, where nobody was told of one by one', [{ ...sent, status: 'Completed', sentTo: ['Ana Lopez'] }], undefined, { status: 'Signed', words: 'by Ana Lopez, 11/20/2026 7:14PM' }],
    ['came back', [{ ...sent, status: 'Declined', reason: 'wrong middle name' }], newer, { status: 'Declined', words: '11/20/2026 7:14PM, wrong middle name' }],
    ['was sent once more', [{ ...sent, status: 'Voided' }, sent], undefined, { status: 'Out for signature', words: 'Sent by Grace Oyelaran, 11/20/2026 7:03PM' }],
  ] as const)('%s', (_, signings, newer, state) => {
    expect(versionState(2, signings, newer)).toEqual(state);
  });
});
