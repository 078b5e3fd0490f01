import * as events from '../../events/epic-contracts/epic-contract.events.js';
import { epicContractDocumentEvents, type EpicContractDocumentEvent } from '../../events/epic-contracts/epic-contract-documents.events.js';
import { projection } from '../engine/projection.js';
import { MemberContractRow } from './member-contracts.read-model.js';

export const memberContracts = projection<MemberContractRow>('member-contracts', { entity: MemberContractRow, key: 'epicContractId' })
  .creates(events.EpicContractImported, ({ data }) => newRow(data))
  .creates(events.EpicContractCreated, ({ data }) => newRow(data))
  .changes(events.EpicContractStatusChanged, (_, { data: { to } }) => ({ contractStatus: to }));

for (const event of epicContractDocumentEvents) memberContracts.changes(event, (_, { data }) => signedBy(data));

interface Contract {
  readonly epicContractId: number;
  readonly contractStatus?: string;
  readonly signedContractDocumentLink?: string;
}

function newRow({ epicContractId, contractStatus = '', signedContractDocumentLink = '' }: Contract): MemberContractRow {
  return { epicContractId, contractStatus, signed: signedContractDocumentLink ? 'Yes' : 'No' };
}

function signedBy({ changes: { signedContractDocumentLink: link } }: Pick<EpicContractDocumentEvent['data'], 'changes'>): Partial<MemberContractRow> {
  return link ? { signed: link.to ? 'Yes' : 'No' } : {};
}
