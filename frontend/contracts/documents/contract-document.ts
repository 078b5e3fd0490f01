import type { Sent } from '../../signing/by-staff/send-to-sign.js';
import type { PREVIEW } from '../../documents/version-shown.js';
import type { MadeVersion } from '../../documents/made-version.js';
import { signedVersion } from '../../../backend/platform/signing/signed-version.rules.js';
import { stillToSign } from '../../signing/by-staff/still-to-sign.js';
import type { Contract } from '../contract-record.js';

export type DocumentKind = 'buyer' | 'seller';

/** In an address: what the owner signed to list the unit. */
export const LISTING = 'listing';

/** What a card and a page need of one kind of document. */
export interface ContractDocument {
  readonly kind: DocumentKind;
  readonly title: string;
  /** Below /api/Contracts/, with the contract's number behind it. */
  readonly call: string;
  readonly link: string;
  readonly fileName: string;
  readonly date: string | null;
  readonly fields: readonly string[];
  /** Newest first; none where only the old system made one. */
  readonly versions: readonly MadeVersion[];
  /** How its versions were signed, the last time last. */
  readonly signings: NonNullable<Contract['signings']>;
  /** The version that everybody has signed. */
  readonly signed: number | undefined;
}

/** In the order in which they are signed; `names` is how the contract's fields of one begin. */
const kinds = [
  { kind: 'buyer', title: 'Buyer contract', call: 'PrintContract', names: 'contract' },
  { kind: 'seller', title: 'Seller contract', call: 'PrintSellerContract', names: 'sellerContract' },
] as const;

export function documentsOf(contract: Contract): readonly ContractDocument[] {
  return kinds.map(({ names, ...said }) => ({
    ...said,
    link: contract[`${names}DocumentLink`] ?? '',
    fileName: contract[`${names}FileName`] ?? '',
    date: contract[`${names}DocumentDate`] ?? null,
    fields: [`${names}DocumentLink`, `${names}FileName`, `${names}DocumentDate`],
    versions: (contract.documents ?? []).filter(({ document }) => document === said.kind).toReversed(),
    ...signedAs(contract, said.kind),
  }));
}

function signedAs({ signings: all = [] }: Contract, kind: DocumentKind) {
  const signings = all.filter(({ document }) => document === kind);
  return { signings, signed: signedVersion(signings) };
}

/** Where its pages are, and what is said of it. */
export function documentUrl(contractId: number | string, kind: DocumentKind, version?: number): string {
  return `/api/Contracts/${contractId}/Documents/${kind}${version === undefined ? '' : `/${version}`}`;
}

/** The page where a version is read beside what changed, or the preview; the listing agreement of its unit too. */
export function documentPage(contractId: number | string, kind: DocumentKind | typeof LISTING, version: number | typeof PREVIEW): string {
  return `/admin/contracts-documents/${contractId}?document=${kind}&version=${version}`;
}

export function sentAs(contractId: number, kind: DocumentKind): Sent {
  return { url: `/api/Contracts/${contractId}/send-${kind}-contract`, title: `Send the ${kind} contract to be signed`, texts: { first: 'Send', again: 'Resend', done: 'Done' } };
}

/** Whether somebody is still to sign the version that was sent last. */
export function isOut({ signings = [] }: Contract, kind: DocumentKind): boolean {
  return stillToSign(signings.findLast(({ document }) => document === kind)?.status);
}

/** The document whose newest version is the newest of all; the first while nothing is made. */
export function madeLast(documents: readonly ContractDocument[]): ContractDocument {
  const at = ({ versions }: ContractDocument) => versions[0]?.madeAt ?? '';
  return documents.toSorted((a, b) => at(b).localeCompare(at(a)))[0]!;
}
