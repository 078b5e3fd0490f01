import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { ResaleContractEvent } from '../../../events/resale-contracts/resale-contract.events.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { samples } from '../../../test/events/samples.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf, type AnyCommand } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import { send } from '../../../test/support/send.js';
import { KeepDocuSignId, MoveContractSigning, NoteContractSigner } from './contract-signing.commands.js';
import { ChangeContractStatus } from '../resale-contract.commands.js';
import { resaleContract } from '../resale-contract.js';
import { noContract, type ResaleContract } from '../resale-contract.state.js';
import { noUnitForSale } from '../unit-on-sale.rules.js';

const envelopeId = '0b9b7c1e-6d53-4f0e-9a7c-3f6f1c8d2e40';
const { data, ...requested } = samples.get('ContractSigningRequested.v1')!;

function decided(contract: ResaleContract, command: AnyCommand, given?: unknown): readonly ResaleContractEvent[] {
  const addressed = (send as (...parameters: unknown[]) => ReturnType<typeof send<AnyCommand, number, AnyCommand>>)(resaleContract, 1042, command, given);
  return decide(addressed, contract, issuedWith('Contracts_Edit')) as readonly ResaleContractEvent[];
}

function after(contract: ResaleContract, command: AnyCommand, given?: unknown): ResaleContract {
  const events = decided(contract, command, given);
  const metadata = { occurredAt: '2026-11-20T15:00:00.000Z', actor: { kind: 'user', id: '7', name: 'Dana Kim' } };
  for (const event of events) vocabulary.validate(event);
  return events.reduce((before, event) => resaleContract.evolve(before, { ...event, metadata } as unknown as RecordedEvent<ResaleContractEvent>), contract);
}

describe('A seller’s contract that is out to be signed', () => {
  const contract: ResaleContract = { ...noContract, contractId: 1042, contractStatus: 'Draft' };
  const out = resaleContract.evolve(contract, { ...requested, data: { ...(data as object), document: 'seller', changes: {} } } as unknown as RecordedEvent<ResaleContractEvent>);
  const handedOver = commandOf(KeepDocuSignId, { envelopeId, docuSignId: 'D1' });

  it('keeps what DocuSign calls it', () => {
    expect(after(out, handedOver)).toMatchObject({ sellerDocuSignId: 'D1', signings: [{ envelopeId, status: 'Prepared' }] });
  });

  it('still says why it was taken back when DocuSign’s name for it is told after that', () => {
    const over = after(out, commandOf(ChangeContractStatus, { contractStatus: 'Canceled' }), { unit: noUnitForSale });
    expect(over.signings).toMatchObject([{ status: 'Voided', reason: 'The contract is canceled' }]);
    expect(after(over, handedOver)).toEqual(over);
  });

  it('is taken back when the contract is closed: nobody signs it any more', () => {
    const closed = after(out, commandOf(ChangeContractStatus, { contractStatus: 'Closed' }), { unit: noUnitForSale });
    expect(closed.signings).toMatchObject([{ status: 'Voided', reason: 'The contract is closed' }]);
  });

  it('notes who has signed, as long as somebody is still to, and stays as far as it is', () => {
    const signed = commandOf(NoteContractSigner, { envelopeId, signer: { role: 'seller', name: 'Olga Meyer', did: 'signed' } });
    const viewed = after(out, commandOf(MoveContractSigning, { envelopeId, to: 'Viewed', reason: '', at: '2026-11-20T15:00:00.000Z', signer: { role: 'seller', name: 'Olga Meyer', did: 'viewed' } }));
    expect(decided(viewed, signed)).toMatchObject([{ type: 'ContractSigningMoved', data: { to: 'Viewed', signer: { name: 'Olga Meyer', did: 'signed' }, changes: {} } }]);
    expect(after(viewed, signed)).toMatchObject({ sellerSigningStatus: 'Viewed', signings: [{ status: 'Viewed' }] });
    const over = after(out, commandOf(ChangeContractStatus, { contractStatus: 'Canceled' }), { unit: noUnitForSale });
    expect(after(over, signed)).toEqual(over);
  });
});
