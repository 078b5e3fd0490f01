import { EpicContractDocumentMade, EpicContractDocumentSigned, EpicContractSigningMoved, EpicContractSigningRequested, SignedEpicContractUploaded } from '../../../events/epic-contracts/epic-contract-documents.events.js';
import { EpicContractImported, EpicContractTermsRevised, type EpicContractEvent } from '../../../events/epic-contracts/epic-contract.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import { issuedWith } from '../../../test/support/issued.js';
import { send } from '../../../test/support/send.js';
import { commandOf } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import { MakeEpicContractDocument } from '../epic-contract.commands.js';
import { isBeingSealed } from '../documents/signed-contract.rules.js';
import { describeEpicContractEvent } from '../epic-contract.history.js';
import { epicContract } from '../epic-contract.js';
import type { EpicContract } from '../epic-contract.state.js';
import { RecordSignedEpicContract, RequestEpicContractSigning } from './epic-contract-signing.commands.js';
import { takenBackWithTerms } from './terms-while-signing.js';

const at = '2026-11-23T15:00:00.000Z';
const agent = { ...issuedWith('Epic_Contracts_Edit', 'Epic_Contracts_Sensitive'), today: '2026-11-23', at };
const admin = { ...issuedWith('Epic_Contracts_Edit', 'Epic_Contracts_Sensitive', 'Epic_Contracts_Admin'), today: '2026-11-23', at };
const file = { fileId: 'f1', sha256: 'a'.repeat(64), bytes: 9, name: 'epic-contract-2089-v1.pdf', mediaType: 'application/pdf' };
const signers = [{ role: 'buyer' as const, name: 'Ingrid Tanaka', mail: 'ingrid@example.com' }];
const places = [{ signer: 'buyer' as const, kind: 'signature' as const, page: 1, x: 10, y: 20, width: 100, height: 20 }];

const imported = (more: object = {}) => EpicContractImported({ epicContractId: 2089, contractStatus: 'Draft', buyerFirstName: 'Ingrid', buyerLastName: 'Tanaka', buyerEmail: 'ingrid@example.com', ...more } as never);
const kept = (version: number) => ({ version, ofRevision: 1, file, pages: [{ width: 612, height: 792 }], places, template: 'b'.repeat(64) }) as never;
const made = (version: number) => EpicContractDocumentMade({ ...(kept(version) as object), changes: {} } as never);
const sent = (version: number) => EpicContractSigningRequested({ envelopeId: `e${version}`, version, prepared: { signers } as never, changes: {} });
const moved = (version: number, to: EnvelopeStatus) => EpicContractSigningMoved({ envelopeId: `e${version}`, version, to, changes: {} });
const naming = { signedContractDocumentLink: { from: '', to: '/api/EpicContracts/2089/SignedContract/1' } };
const sealed = (version: number) => EpicContractDocumentSigned({ envelopeId: `e${version}`, version, file, changes: naming });

const metadata = { occurredAt: at, actor: { name: 'Ann' } };
function given(...events: readonly unknown[]): EpicContract {
  return events.reduce<EpicContract>((state, event) => epicContract.evolve(state, { ...(event as object), metadata } as RecordedEvent<EpicContractEvent>), null);
}
const make = (state: EpicContract, version: number, by = admin, reason?: string) => decide(send(epicContract, 2089, commandOf(MakeEpicContractDocument, reason ? { reason } : {}), kept(version)), state, by);
const ask = (state: EpicContract, version: number) => decide(send(epicContract, 2089, commandOf(RequestEpicContractSigning, {}), { envelopeId: 'new', asMade: { version, signers } }), state, agent);
const revision = [EpicContractTermsRevised({ epicContractId: 2089, memberId: 589, changes: {} } as never)];
const typesOf = (events: readonly unknown[]) => (events as readonly EpicContractEvent[]).map(({ type }) => type);

describe('What is signed of a membership contract', () => {
  it('is the version that its buyers signed, though a newer one was made while it was sealed, which may go out too', () => {
    const contract = given(imported(), made(1), sent(1), moved(1, 'Signed'), made(2), sealed(1));
    expect(contract!.signedContracts).toMatchObject([{ how: 'signed here', ofVersions: 1 }]);
    expect(typesOf(ask(contract, 2))).toEqual(['EpicContractSigningRequested']);
  });

  it('is the newest version where it was uploaded', () => {
    const contract = given(imported(), made(1), SignedEpicContractUploaded({ file, scanned: true, changes: naming }));
    expect(contract!.signedContracts).toMatchObject([{ how: 'uploaded', ofVersions: 1 }]);
  });

  it('counts once everybody has signed, while it is still being sealed: nobody but an administrator replaces it (E25)', () => {
    const sealing = given(imported(), made(1), sent(1), moved(1, 'Signed'));
    expect(() => make(sealing, 2, agent, 'Wrong tier')).toThrow('The contract is signed: to replace it needs the permission Epic Contracts: Admin');
    expect(() => make(sealing, 2, admin)).toThrow('Everybody has signed version 1');
    expect(typesOf(make(sealing, 2, admin, 'Wrong tier'))).toEqual(['EpicContractDocumentMade']);
    expect(() => ask(sealing, 1)).toThrow('The contract is signed already');
  });

  it('may be replaced where the old system kept it: an administrator says why, and the new one is sent', () => {
    const old = { signedContractDocumentLink: 'https://files.example.com/2089.pdf' };
    expect(() => make(given(imported(old)), 1, admin)).toThrow('The membership contract is signed. Please say why a new version is made.');
    expect(typesOf(make(given(imported(old)), 1, admin, 'Wrong tier'))).toEqual(['EpicContractDocumentMade']);
    expect(typesOf(ask(given(imported(old), made(1)), 1))).toEqual(['EpicContractSigningRequested']);
  });

  it('is not what was taken back, though its envelope completes late: the sealed file stays as evidence', () => {
    const back = given(imported(), made(1), sent(1), moved(1, 'Voided'));
    const events = decide(send(epicContract, 2089, commandOf(RecordSignedEpicContract, { envelopeId: 'e1' }), { file }), back, agent);
    expect(events).toEqual([EpicContractDocumentSigned({ envelopeId: 'e1', version: 1, file, changes: {} })]);
    const after = epicContract.evolve(back, { ...(events[0] as object), metadata } as RecordedEvent<EpicContractEvent>)!;
    expect(after).toMatchObject({ signedContracts: [], signings: [{ status: 'Voided', file }] });
  });

  describe('while it is sealed', () => {
    const sealing = [imported(), made(1), sent(1), moved(1, 'Signed')];
    const seal = (state: EpicContract) => decide(send(epicContract, 2089, commandOf(RecordSignedEpicContract, { envelopeId: 'e1' }), { file }), state, agent) as readonly EpicContractEvent[];
    const after = (state: EpicContract, events: readonly EpicContractEvent[]) => events.reduce((now, event) => epicContract.evolve(now, { ...event, metadata } as RecordedEvent<EpicContractEvent>), state)!;

    it('is shown as being sealed, and not any more once the sealed file or another paper is there', () => {
      expect(isBeingSealed(given(...sealing)!)).toBe(true);
      expect(isBeingSealed(given(...sealing, sealed(1))!)).toBe(false);
      expect(isBeingSealed(given(...sealing, SignedEpicContractUploaded({ file, scanned: true, changes: naming }))!)).toBe(false);
      expect(isBeingSealed(given(...sealing.slice(0, 3))!)).toBe(false);
    });

    it('stays the paper that was uploaded meanwhile: what is sealed after it is kept, and told as too late', () => {
      const uploaded = given(...sealing, SignedEpicContractUploaded({ file: { ...file, name: 'by hand.pdf' }, scanned: true, changes: naming }));
      const events = seal(uploaded);
      expect(events).toMatchObject([{ type: 'EpicContractDocumentSigned', data: { changes: { signingStatus: { to: 'Completed' } } } }]);
      expect(events[0]!.data).not.toHaveProperty('changes.signedContractDocumentLink');
      expect(after(uploaded, events)).toMatchObject({ signedContracts: [{ how: 'uploaded' }], signings: [{ status: 'Completed', file }] });
      expect(describeEpicContractEvent(events[0] as RecordedEvent<EpicContractEvent>).title).toBe('Contract 1 was signed by everybody and sealed too late: it is kept, and is not the signed contract');
    });

    it('stays the newer version where that was sealed first', () => {
      const newer = given(...sealing, made(2), sent(2), moved(2, 'Signed'), sealed(2));
      expect(after(newer, seal(newer)).signedContracts).toMatchObject([{ ofVersions: 2 }]);
    });
  });
});

describe('Terms that change while a contract is out to be signed', () => {
  it('take back what nobody has signed yet, and ask for no reason', () => {
    expect(takenBackWithTerms(revision, given(imported(), made(1), sent(1))!, undefined)).toMatchObject([{ type: 'EpicContractSigningMoved', data: { to: 'Voided', reason: 'The terms changed' } }]);
  });
});
