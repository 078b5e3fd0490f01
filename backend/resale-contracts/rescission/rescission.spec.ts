import type { RecordedEvent } from '../../../events/kernel/event.js';
import { ContractDatesRevised, ContractStatusChanged, ResaleContractCreated, ResaleContractImported, type ResaleContractEvent } from '../../../events/resale-contracts/resale-contract.events.js';
import { ContractBecameGood, ContractNoLongerGood, RescissionDeadlineMoved } from '../../../events/resale-contracts/rescission.events.js';
import { samples } from '../../../test/events/samples.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import { send } from '../../../test/support/send.js';
import { MoveContractSigning } from '../signing/contract-signing.commands.js';
import { ChangeContractStatus, CreateResaleContract, ReviseResaleContract, TellContractIsGood, type ContractBody } from '../resale-contract.commands.js';
import { resaleContract } from '../resale-contract.js';
import { noContract, type ResaleContract } from '../resale-contract.state.js';
import { tellContractIsGood } from './tell-contract-is-good.js';
import { noUnitForSale } from '../unit-on-sale.rules.js';

/** Florida: until the end of November 22nd in New York. */
const created = ResaleContractCreated({ contractId: 1042, facts: { contractStatus: 'Signed', contractDate: '2026-11-12', fundsEscrowByDate: '2026-11-12', sellerSignBy: '2026-12-03', closingDate: '2026-12-18', buyerState: 'FL' } });
const BEFORE = '2026-11-23T04:59:59.000Z';
const AFTER = '2026-11-23T05:00:00.000Z';

type Told = readonly [event: object, occurredAt: string];
const recorded = ([event, occurredAt]: Told) => ({ ...event, stream: 'resaleContract-1042', metadata: { occurredAt, actor: { name: 'Dana Kim' } } }) as RecordedEvent<ResaleContractEvent>;
const contractAfter = (...told: readonly Told[]): ResaleContract => told.map(recorded).reduce<ResaleContract>((contract, event) => resaleContract.evolve(contract, event), noContract);
const toldOn = (at: string, contract: ResaleContract) => decide(send(resaleContract, 1042, commandOf(TellContractIsGood, {})), contract, { ...issuedWith(), at });
const revised = (body: ContractBody, contract: ResaleContract) => decide(send(resaleContract, 1042, Object.assign(new ReviseResaleContract(), body), { closingFirm: undefined, unit: noUnitForSale }), contract, { ...issuedWith('Contracts_Edit', 'Contracts_Sensitive'), at: BEFORE });
const moved = (to: string, occurredAt: string): Told[] => [
  [ContractDatesRevised({ changes: { contractDate: { from: '2026-11-12', to } } }), occurredAt],
  [RescissionDeadlineMoved({ from: '2026-11-22', to: null }), occurredAt],
];
const rescinded = ContractStatusChanged({ from: 'Signed', to: 'Rescinded' });
const back = ContractStatusChanged({ from: 'Rescinded', to: 'Signed', reason: 'It was another one' });
const unsigned = ContractStatusChanged({ from: 'Signed', to: 'Draft', reason: 'Not signed yet' });
const envelopeId = '0b9b7c1e-6d53-4f0e-9a7c-3f6f1c8d2e40';
const asked = { type: 'ContractSigningRequested', data: { ...(samples.get('ContractSigningRequested.v1')!['data'] as object), envelopeId, document: 'buyer', changes: {} } };
const made = (version: number) => ({ type: 'ContractDocumentMade', data: { ...(samples.get('ContractDocumentMade.v1')!['data'] as object), version, changes: {} } });
const signedOn = (at: string) => commandOf(MoveContractSigning, { envelopeId, to: 'Signed', reason: '', at });
const good = ContractBecameGood({ lastDayToRescind: '2026-11-22' });
const noLonger = (lastDayToRescind: string) => ContractNoLongerGood({ lastDayToRescind });
const setTo = (contractStatus: string, contract: ResaleContract, at = AFTER, reason?: string) => decide(send(resaleContract, 1042, commandOf(ChangeContractStatus, { contractStatus, ...(reason && { reason }) }), { unit: noUnitForSale }), contract, { ...issuedWith('Contracts_Edit', 'Contracts_Admin'), at });
const dueAt = (told: Told) => {
  const [rule] = tellContractIsGood.rules.filter(({ type, does }) => type === recorded(told).type && does === 'later');
  return rule?.does === 'later' ? rule.dueAt(recorded(told)) : 'no rule';
};

describe('A contract whose buyer may rescind', () => {
  it('becomes good on the day after the last one, New York time, and says so once', () => {
    const contract = contractAfter([created, '2026-11-12T15:00:00.000Z']);
    expect(contract).toMatchObject({ lastDayToRescind: '2026-11-22', isGood: false });
    expect(toldOn(BEFORE, contract)).toEqual([]);
    expect(toldOn(AFTER, contract)).toEqual([good]);
    const told = contractAfter([created, '2026-11-12T15:00:00.000Z'], [good, AFTER]);
    expect(told.isGood).toBe(true);
    expect(toldOn('2026-11-24T05:00:00.000Z', told)).toEqual([]);
  });

  it('is asked about at the first moment of that day, and not at all where it had come when the contract was entered', () => {
    expect(dueAt([created, '2026-11-12T15:00:00.000Z'])).toBe(AFTER);
    expect(dueAt([created, AFTER])).toBeUndefined();
    expect(dueAt([RescissionDeadlineMoved({ from: '2026-11-22', to: '2026-11-25' }), '2026-11-20T15:00:00.000Z'])).toBe('2026-11-26T05:00:00.000Z');
    expect(dueAt([RescissionDeadlineMoved({ from: '2026-11-22', to: null }), '2026-11-20T15:00:00.000Z'])).toBeUndefined();
  });

  it('says that the day has moved with the contract date or the state of the buyer, and nothing where it has not', () => {
    const contract = contractAfter([created, '2026-11-12T15:00:00.000Z']);
    expect(revised({ contractDate: '2026-11-15' }, contract)).toContainEqual(RescissionDeadlineMoved({ from: '2026-11-22', to: '2026-11-25' }));
    expect(revised({ buyerState: 'NV' }, contract)).toContainEqual(RescissionDeadlineMoved({ from: '2026-11-22', to: '2026-11-17' }));
    expect(revised({ buyerState: 'TX' }, contract)).toContainEqual(RescissionDeadlineMoved({ from: '2026-11-22', to: null }));
    expect(revised({ buyerCity: 'Orlando' }, contract)).toHaveLength(1);
  });

  it('is good no more when its date moves', () => {
    const wasGood = contractAfter([created, '2026-11-12T15:00:00.000Z'], [good, AFTER]);
    expect(revised({ contractDate: '2026-11-20' }, wasGood).at(-1)).toEqual(noLonger('2026-11-30'));
    const contract = contractAfter([created, '2026-11-12T15:00:00.000Z'], [good, AFTER], ...moved('2026-11-20', '2026-11-24T15:00:00.000Z'), [noLonger('2026-11-30'), '2026-11-24T15:00:00.000Z']);
    expect(contract).toMatchObject({ lastDayToRescind: '2026-11-30', isGood: false });
    expect(toldOn('2026-12-01T05:00:00.000Z', contract)).toEqual([ContractBecameGood({ lastDayToRescind: '2026-11-30' })]);
  });

  it('does not become good once it is rescinded, and is when it comes back to life after the day', () => {
    const over: readonly Told[] = [[created, '2026-11-12T15:00:00.000Z'], [rescinded, '2026-11-20T15:00:00.000Z']];
    expect(toldOn(AFTER, contractAfter(...over))).toEqual([]);
    const comesBack = (at: string) => setTo('Signed', contractAfter(...over), at, 'It was another one');
    expect(comesBack('2026-11-21T15:00:00.000Z')).toEqual([back]);
    expect(comesBack('2026-11-24T15:00:00.000Z')).toEqual([back, good]);
  });

  it('may be rescinded from the day on which it was signed here, and nobody waits for it while it is not signed', () => {
    const draft: readonly Told[] = [[created, '2026-11-12T15:00:00.000Z'], [unsigned, '2026-11-12T16:00:00.000Z']];
    expect(toldOn(AFTER, contractAfter(...draft))).toEqual([]);
    const sent: readonly Told[] = [...draft, [made(2), '2026-11-20T14:00:00.000Z'], [asked, '2026-11-20T15:00:00.000Z']];
    const out = contractAfter(...sent);
    // Late in the evening of November 25th in New York.
    const signed = decide(send(resaleContract, 1042, signedOn('2026-11-26T04:59:00.000Z')), out, { ...issuedWith(), at: '2026-11-26T15:00:00.000Z' });
    expect(signed).toMatchObject([{ type: 'ContractSigningMoved', data: { to: 'Signed', changes: { buyerSignedOn: { from: null, to: '2026-11-25' } } } }, RescissionDeadlineMoved({ from: '2026-11-22', to: '2026-12-05' })]);
    const told = [...sent, ...signed.map((event): Told => [event, '2026-11-26T15:00:00.000Z'])];
    const after = contractAfter(...told);
    expect(after).toMatchObject({ lastDayToRescind: '2026-12-05', isGood: false });
    expect(toldOn('2026-12-06T05:00:00.000Z', after)).toEqual([ContractBecameGood({ lastDayToRescind: '2026-12-05' })]);
    // What was signed is signed, whatever is made after that.
    expect(toldOn('2026-12-06T05:00:00.000Z', contractAfter(...told, [made(3), '2026-11-27T15:00:00.000Z']))).toEqual([ContractBecameGood({ lastDayToRescind: '2026-12-05' })]);
  });

  it('becomes good with its buyers’ signature where that is learned after the last day to rescind', () => {
    const out = contractAfter([created, '2026-11-12T15:00:00.000Z'], [unsigned, '2026-11-12T16:00:00.000Z'], [made(2), '2026-11-20T14:00:00.000Z'], [asked, '2026-11-20T15:00:00.000Z']);
    const learned = (at: string) => decide(send(resaleContract, 1042, signedOn('2026-11-21T15:00:00.000Z')), out, { ...issuedWith(), at });
    expect(learned('2026-12-02T04:59:59.000Z')).not.toContainEqual(expect.objectContaining({ type: 'ContractBecameGood' }));
    expect(learned('2026-12-02T05:00:00.000Z').at(-1)).toEqual(ContractBecameGood({ lastDayToRescind: '2026-12-01' }));
  });

  it('says that it became good when it is set to Signed after the last day to rescind, and not twice', () => {
    const draft = contractAfter([created, '2026-11-12T15:00:00.000Z'], [unsigned, '2026-11-12T16:00:00.000Z']);
    const toSigned = ContractStatusChanged({ from: 'Draft', to: 'Signed' });
    expect(setTo('Signed', draft)).toEqual([toSigned, good]);
    const signed = contractAfter([created, '2026-11-12T15:00:00.000Z'], [unsigned, '2026-11-12T16:00:00.000Z'], [toSigned, AFTER], [good, AFTER]);
    expect(setTo('Closed', signed)).toEqual([ContractStatusChanged({ from: 'Signed', to: 'Closed' })]);
    expect(setTo('Rescinded', signed)).toEqual([ContractStatusChanged({ from: 'Signed', to: 'Rescinded' }), noLonger('2026-11-22')]);
    expect(setTo('Draft', signed)).toEqual([ContractStatusChanged({ from: 'Signed', to: 'Draft' }), noLonger('2026-11-22')]);
  });

  it('counts from a signature that is told after another version was made, though nobody is done with that one', () => {
    const over: readonly Told[] = [[created, '2026-11-12T15:00:00.000Z'], [unsigned, '2026-11-12T16:00:00.000Z'], [made(2), '2026-11-20T14:00:00.000Z'], [asked, '2026-11-20T15:00:00.000Z']];
    const replaced = { type: 'ContractSigningMoved', data: { envelopeId, document: 'buyer', version: 2, to: 'Voided', reason: 'Replaced by version 3', changes: {} } };
    const contract = contractAfter(...over, [made(3), '2026-11-25T15:00:00.000Z'], [replaced, '2026-11-25T15:00:00.000Z']);
    const told = decide(send(resaleContract, 1042, signedOn('2026-11-25T14:59:59.000Z')), contract, { ...issuedWith(), at: '2026-11-25T15:00:01.000Z' });
    expect(told).toMatchObject([{ type: 'ContractSigningMoved', data: { to: 'Voided', reason: 'Replaced by version 3', changes: { buyerSignedOn: { to: '2026-11-25' } } } }, RescissionDeadlineMoved({ from: '2026-11-22', to: '2026-12-05' })]);
  });

  it('is not counted anew by its seller’s signature', () => {
    const out = contractAfter([created, '2026-11-12T15:00:00.000Z'], [{ ...asked, data: { ...asked.data, document: 'seller' } }, '2026-11-20T15:00:00.000Z']);
    const events = decide(send(resaleContract, 1042, commandOf(MoveContractSigning, { envelopeId, to: 'Signed', reason: '', at: BEFORE })), out, { ...issuedWith(), at: BEFORE });
    expect(events.map((event) => (event as { type: string }).type)).toEqual(['ContractSigningMoved']);
  });

  it('is not judged by what is read of it: only an event says that it is good, or no longer', () => {
    const imported = ResaleContractImported({ contractId: 1042, facts: { contractStatus: 'Signed', contractDate: '2026-11-12', buyerState: 'FL' } });
    const toldLater = { ...recorded([created, AFTER]), metadata: { occurredAt: AFTER, toldLater: true } } as unknown as RecordedEvent<ResaleContractEvent>;
    const comings = [recorded([imported, AFTER]), recorded([created, AFTER]), toldLater];
    for (const event of comings) {
      const contract = resaleContract.evolve(noContract, { ...event, recordedAt: AFTER });
      expect(contract.isGood).toBe(false);
      expect(toldOn(AFTER, contract)).toEqual([good]);
      expect(contractAfter([event, AFTER], [good, AFTER], [rescinded, AFTER]).isGood).toBe(true);
    }
  });

  it('that the log calls good though it was given up is told to be so no longer', () => {
    const contract = contractAfter([created, '2026-11-12T15:00:00.000Z'], [good, AFTER], [rescinded, AFTER]);
    expect(toldOn(AFTER, contract)).toEqual([noLonger('2026-11-22')]);
    expect(contractAfter([created, '2026-11-12T15:00:00.000Z'], [good, AFTER], [rescinded, AFTER], [noLonger('2026-11-22'), AFTER]).isGood).toBe(false);
  });

  it('says so when it is entered after the last day to rescind', () => {
    const { contractId: _, facts } = created.data as unknown as { contractId: number; facts: ContractBody };
    const entered = decide(send(resaleContract, 1042, Object.assign(new CreateResaleContract(), { ...facts, contractType: 'HSI', contractStatus: 'Signed' }), { closingFirm: undefined, unit: noUnitForSale, leftOut: {} }), noContract, { ...issuedWith('Contracts_Edit', 'Contracts_Sensitive'), at: AFTER });
    expect(entered.map((event) => (event as { type: string }).type)).toEqual(['ResaleContractCreated', 'ContractBecameGood']);
  });
});
