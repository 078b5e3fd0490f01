import { RecordFacts, type FactLine } from '../kit/detail/record-facts.js';
import { formatDateTime } from '../kit/format/dates.js';
import { Section } from '../kit/page/section.js';
import type { Contract } from './contract-record.js';

/** Buyer Documents and Seller Documents: what has been generated, and what was sent to be signed. */
export function DocumentsCard({ contract }: { readonly contract: Contract }) {
  const lines: readonly FactLine[] = [
    document('Buyer contract', ['contractDocumentLink', 'contractFileName', 'contractDocumentDate'], contract.contractDocumentLink, contract.contractFileName, contract.contractDocumentDate),
    document('Seller contract', ['sellerContractDocumentLink', 'sellerContractFileName', 'sellerContractDocumentDate'], contract.sellerContractDocumentLink, contract.sellerContractFileName, contract.sellerContractDocumentDate),
    { label: 'E-signature', fields: ['sellerDocuSignId', 'sellerDocuSignSentDate'], value: signature(contract) },
  ];
  return (
    <Section title="Documents">
      <RecordFacts record={contract} lines={lines} />
    </Section>
  );
}

function document(label: string, fields: readonly string[], link = '', fileName = '', date: string | null = null): FactLine {
  if (!link) return { label, fields, value: <span className="detail-nothing">Not created yet</span> };
  const value = (
    <>
      {/^(https?:\/\/|\/(?!\/))/i.test(link) ? <a href={link}>{fileName || 'Document'}</a> : fileName || link}
      <div className="detail-nothing">{formatDateTime(date)}</div>
    </>
  );
  return { label, fields, value };
}

function signature({ sellerDocuSignId, sellerDocuSignSentDate }: Contract) {
  if (!sellerDocuSignId) return <span className="detail-nothing">Not sent yet</span>;
  return (
    <>
      {sellerDocuSignId}
      {sellerDocuSignSentDate && <div className="detail-nothing">Sent {formatDateTime(sellerDocuSignSentDate)}</div>}
    </>
  );
}
