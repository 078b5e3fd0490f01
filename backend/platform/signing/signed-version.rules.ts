import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';

const signedByAll: readonly EnvelopeStatus[] = ['Signed', 'Completed'];

/**
 * The newest version that everybody has signed; undefined while there is none.
 * @param signings of one document, in the order in which they were sent
 */
export function signedVersion(signings: readonly { readonly version: number; readonly status: EnvelopeStatus }[]): number | undefined {
  return signings.findLast(({ status }) => signedByAll.includes(status))?.version;
}
