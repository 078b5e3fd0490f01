import { DocumentTabs } from '../kit/detail/document-tabs.js';
import type { HeldRecord } from '../server/use-record.js';
import type { EpicContract } from './epic-contract-record.js';
import { paperPage } from './documents/contract-paper.js';

interface EpicContractTabsProps {
  readonly id: string;
  /** As it is now. */
  readonly held: HeldRecord<EpicContract>;
  readonly open: 'summary' | 'documents';
}

/** Summary, documents and history of a membership contract. */
export function EpicContractTabs({ id, held: { data, revision }, open }: EpicContractTabsProps) {
  const made = (data.documents ?? []).length + (data.signedContracts ?? []).length;
  return <DocumentTabs noun="epic contract" summary={`/admin/epic-contracts-detail/${id}`} documents={paperPage(id)} made={made} revision={revision} open={open} />;
}
