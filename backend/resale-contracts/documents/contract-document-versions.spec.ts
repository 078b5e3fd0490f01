import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { ResaleContractEvent } from '../../../events/resale-contracts/resale-contract.events.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import { send } from '../../../test/support/send.js';
import type { ContractSigning } from '../signing/contract-signings.js';
import { MoveContractSigning } from '../signing/contract-signing.commands.js';
import type { DocumentToRecord } from './contract-document-versions.js';
import { documentOf } from './contract-documents.js';
import { MakeContractDocument } from '../resale-contract.commands.js';
import { describeResaleContractEvent } from '../resale-contract.history.js';
import { resaleContract } from '../resale-contract.js';
import { noContract, type ResaleContract } from '../resale-contract.state.js';

const hash = '8f3c91d26b07e4aa0d5f7c1e9b2a48630f8e7d6c5b4a39281706f5e4d3c25d10';
const metadata = { occurredAt: '2026-11-20T15:00:00.000Z', actor: { kind: 'user', id: '7', name: 'Dana Kim' } };

function toRecord(version: number): DocumentToRecord {
  const file = { fileId: '0f8e7d6c5b4a39281706f5e4d3c2b1a0', sha256: hash, bytes: 41_277, mediaType: 'application/pdf', name: `buyer-contract-1042-v${version}.pdf` };
  return { document: 'buyer', version, ofRevision: 4, file, pages: 2, places: [], template: hash };
}

function recorded(events: readonly unknown[]): RecordedEvent<ResaleContractEvent>[] {
  return (events as RecordedEvent<ResaleContractEvent>[]).map((event) => (vocabulary.validate(event), { ...event, metadata }) as RecordedEvent<ResaleContractEvent>);
}

function made(contract: ResaleContract, version: number, reason?: string) {
  return recorded(decide(send(resaleContract, 1042, commandOf(MakeContractDocument, reason ? { reason } : {}), toRecord(version)), contract, issuedWith('Contracts_Edit')));
}

function after(contract: ResaleContract, events: readonly RecordedEvent<ResaleContractEvent>[]): ResaleContract {
  return events.reduce((before, event) => resaleContract.evolve(before, event), contract);
}

function sentAs(envelopeId: string, version: number, status: ContractSigning['status']): ContractSigning {
  return { envelopeId, document: 'buyer', version, status, requestedAt: '', requestedBy: '', movedAt: '', reason: '', file: null, sentTo: [], signedBy: [] };
}

const first = after({ ...noContract, contractId: 1042, contractStatus: 'Closed' }, made({ ...noContract, contractId: 1042 }, 1));
const signed: ResaleContract = { ...first, signings: [sentAs('e1', 1, 'Completed')] };

describe('A buyer’s contract that everybody has signed', () => {
  it('is not made anew unless somebody says why', () => {
    expect(made(first, 2)).toHaveLength(1);
    for (const status of ['Signed', 'Completed'] as const) {
      expect(() => made({ ...first, signings: [sentAs('e1', 1, status)] }, 2)).toThrow('Everybody has signed version 1 of the buyer contract. Please say why a new version is made.');
    }
    expect(made({ ...first, signings: [sentAs('e1', 1, 'Voided')] }, 2)).toHaveLength(1);
  });

  it('stays the one that the contract names: the new version stands beside it, with its reason', () => {
    const [event] = made(signed, 2, 'The week was wrong');
    const contract = after(signed, [event!]);
    expect(contract).toMatchObject({ contractDocumentLink: '/api/Contracts/1042/Documents/buyer/1', contractFileName: 'buyer-contract-1042-v1.pdf', documents: [{ version: 1 }, { version: 2, reason: 'The week was wrong' }] });
    expect(documentOf.buyer.signed(contract)).toBe(1);
    expect(describeResaleContractEvent(event!)).toMatchObject({ title: 'Buyer contract made, version 2', reason: 'The week was wrong' });
  });

  it('gives way to the new version when everybody has signed that', () => {
    const both = after(signed, made(signed, 2, 'The week was wrong'));
    const out: ResaleContract = { ...both, signings: [...both.signings, sentAs('e2', 2, 'Viewed')] };
    const told = recorded(decide(send(resaleContract, 1042, commandOf(MoveContractSigning, { envelopeId: 'e2', to: 'Signed', reason: '', at: '2026-11-21T15:00:00.000Z' })), out, issuedWith()));
    expect(after(out, told)).toMatchObject({ contractDocumentLink: '/api/Contracts/1042/Documents/buyer/2', contractFileName: 'buyer-contract-1042-v2.pdf', contractDocumentDate: metadata.occurredAt });
  });
});
