import type { Contract } from '../contract-record.js';

export type DocumentKind = 'buyer' | 'seller';

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
}

export type MadeVersion = NonNullable<Contract['documents']>[number];

/** The documents of a contract in the order in which they are signed. */
export function documentsOf(contract: Contract): readonly ContractDocument[] {
  const versions = (kind: DocumentKind) => (contract.documents ?? []).filter(({ document }) => document === kind).toReversed();
  return [
    {
      kind: 'buyer',
      title: 'Buyer contract',
      call: 'PrintContract',
      link: contract.contractDocumentLink ?? '',
      fileName: contract.contractFileName ?? '',
      date: contract.contractDocumentDate ?? null,
      fields: ['contractDocumentLink', 'contractFileName', 'contractDocumentDate'],
      versions: versions('buyer'),
    },
    {
      kind: 'seller',
      title: 'Seller contract',
      call: 'PrintSellerContract',
      link: contract.sellerContractDocumentLink ?? '',
      fileName: contract.sellerContractFileName ?? '',
      date: contract.sellerContractDocumentDate ?? null,
      fields: ['sellerContractDocumentLink', 'sellerContractFileName', 'sellerContractDocumentDate'],
      versions: versions('seller'),
    },
  ];
}

/** The page where a version is read beside what changed; without one, as it would be made now. */
export function documentPage(contractId: number | string, kind: DocumentKind, version?: number): string {
  return `/admin/contracts-documents/${contractId}?document=${kind}${version === undefined ? '' : `&version=${version}`}`;
}
