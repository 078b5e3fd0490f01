import type { DocumentSigning } from '../../backend/platform/signing/document-signing.js';
import { formatDateTime } from '../kit/format/dates.js';
import type { MadeVersion } from './made-version.js';

/** How a version was signed, or is to be. */
export type VersionSigning = Pick<DocumentSigning, 'version' | 'status' | 'requestedAt' | 'requestedBy' | 'movedAt' | 'reason'> & { readonly signedBy?: readonly { readonly name: string }[]; readonly sentTo?: readonly string[] };

export interface VersionState {
  readonly status: string;
  /** By whom, when, why; blank where the status says it all. */
  readonly words: string;
}

type Newer = Pick<MadeVersion, 'version' | 'madeAt' | 'madeBy'>;

const list = new Intl.ListFormat('en-US');

/**
 * What has become of a version: sent, signed by whom, taken back, replaced.
 * @param signings of its document, the last time last
 * @param newer the version that was made after it
 */
export function versionState(version: number, signings: readonly VersionSigning[], newer: Newer | undefined): VersionState {
  const signing = signings.findLast((one) => one.version === version);
  if (!signing) return newer === undefined ? { status: 'Not sent', words: '' } : { status: 'Replaced', words: `by version ${newer.version}, made by ${newer.madeBy}, ${formatDateTime(newer.madeAt)}` };
  const { status, requestedAt, requestedBy, movedAt, reason, signedBy = [], sentTo = [] } = signing;
  const by = byWhom(signedBy.map(({ name }) => name));
  switch (status) {
    case 'Signed':
    case 'Completed':
      return { status: 'Signed', words: [by || byWhom(sentTo), formatDateTime(movedAt)].filter(Boolean).join(', ') };
    case 'Declined':
    case 'Voided':
    case 'Expired':
      return { status, words: [formatDateTime(movedAt), reason].filter(Boolean).join(', ') };
    default:
      return { status: 'Out for signature', words: [`Sent by ${requestedBy}, ${formatDateTime(requestedAt)}`, by && `signed ${by} so far`].filter(Boolean).join(', ') };
  }
}

function byWhom(names: readonly string[]): string {
  const known = names.filter(Boolean);
  return known.length > 0 ? `by ${list.format(known)}` : '';
}
