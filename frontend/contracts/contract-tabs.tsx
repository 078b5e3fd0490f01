import { DocumentTabs } from '../kit/detail/document-tabs.js';
import type { HeldRecord } from '../server/use-record.js';
import type { Contract } from './contract-record.js';
import { documentsOf } from './documents/contract-document.js';

interface ContractTabsProps {
  readonly id: string;
  /** As it is now. */
  readonly held: HeldRecord<Contract>;
  readonly open: 'summary' | 'documents';
}

/** Summary, documents and history of a contract. */
export function ContractTabs({ id, held: { data, revision }, open }: ContractTabsProps) {
  const made = documentsOf(data).flatMap(({ versions }) => versions).length;
  return <DocumentTabs noun="contract" summary={`/admin/contracts-detail/${id}`} documents={`/admin/contracts-documents/${id}`} made={made} revision={revision} open={open} />;
}
