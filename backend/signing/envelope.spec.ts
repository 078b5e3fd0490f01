import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import type { EnvelopeEvent } from '../../events/signing/envelope.events.js';
import type { SignerRole } from '../../events/signing/envelope.enums.js';
import { vocabulary } from '../../events/vocabulary.js';
import { issuedWith } from '../../test/support/issued.js';
import { commandOf, type AnyCommand } from '../platform/commands/command.js';
import { decide } from '../platform/commands/decide.js';
import { send } from '../../test/support/send.js';
import * as commands from './envelope.commands.js';
import { envelope } from './envelope.js';
import { describeEnvelope } from './envelope.history.js';
import type { PreparedEnvelope } from '../../events/signing/envelope-ready.rules.js';
import { noEnvelope, type Envelope } from './envelope.state.js';

const SHA = 'a1'.repeat(32);
const file = { fileId: 'f'.repeat(32), sha256: SHA, bytes: 9, mediaType: 'application/pdf', name: 'buyer-contract-1042-v2.pdf' };
const at = { page: 1, x: 1, y: 1, width: 1, height: 1 };
const places = (['buyer', 'buyer', 'coBuyer', 'seller'] as const).map((signer) => ({ signer, kind: 'signature' as const, ...at }));
const people = { buyer: 'Fatima López', coBuyer: 'Diego López', seller: 'Victor Brown' } as const;
const signer = (role: keyof typeof people, mail = `${role}@example.com`) => ({ role, name: people[role], mail });
const prepared: PreparedEnvelope = {
  document: { stream: 'resaleContract-1042', kind: 'buyer', version: 2, file, pages: 1, places: [...places, { signer: 'buyer', kind: 'date', ...at }] },
  // In any order: who signs when is the product's to say.
  signers: [signer('seller'), signer('coBuyer'), signer('buyer')],
  expiresAt: '2026-12-04T15:00:00.000Z',
};

const NOW = '2026-11-20T15:00:00.000Z';
const minutes = (count: number) => new Date(Date.parse(NOW) + count * 60_000).toISOString();

function events(state: Envelope, command: AnyCommand, given?: unknown, now = NOW): readonly DomainEvent[] {
  const addressed = (send as (...parameters: unknown[]) => ReturnType<typeof send<AnyCommand, string, AnyCommand>>)(envelope, 'e1', command, given);
  const said = decide(addressed, state, { ...issuedWith('Contracts_Edit'), at: now });
  for (const event of said) vocabulary.validate(event);
  return said;
}

/** The envelope after a command, and what of it happened. */
function after(state: Envelope, command: AnyCommand, given?: unknown, now = NOW): Envelope {
  const metadata = { occurredAt: now, actor: { kind: 'user', id: '7', name: 'Dana Kim' } };
  return events(state, command, given, now).reduce((before, event) => envelope.evolve(before, { ...event, metadata } as unknown as RecordedEvent<EnvelopeEvent>), state);
}

const types = (said: readonly DomainEvent[]) => said.map(({ type }) => type);
const from = (role: SignerRole) => ({ role, address: '203.0.113.42', userAgent: 'Phone' });
const place = (index: number) => commandOf(commands.SignPlace, { place: index, how: 'drawn' });
const by = (role: SignerRole) => ({ ...from(role), mark: { ...file, mediaType: 'image/png' } });
const sent = (role: SignerRole) => commandOf(commands.RecordLinkSent, { role });
const refused = (status: number, code?: string) => expect.objectContaining({ options: expect.objectContaining({ status, ...(code && { code }) }) });

const fresh = after(noEnvelope, new commands.SendEnvelope(), { prepared });
const out = after(fresh, sent('buyer'));
const agreed = (state: Envelope, role: SignerRole) => after(state, new commands.ConsentToSign(), from(role));
const signedBy = (state: Envelope, role: SignerRole, ...indexes: readonly number[]) =>
  after(indexes.reduce((so, index) => after(so, place(index), by(role)), agreed(state, role)), new commands.FinishSigning(), from(role));

describe('An envelope', () => {
  it('goes to the buyer first, then to the co-buyer, then to the seller, and is signed when all have signed', () => {
    expect(fresh.signers.map(({ role }) => role)).toEqual(['buyer', 'coBuyer', 'seller']);
    expect(() => events(out, new commands.ViewEnvelope(), from('coBuyer'))).toThrow('The buyer signs first');
    const second = signedBy(out, 'buyer', 0, 1);
    expect(() => events(second, new commands.ViewEnvelope(), from('seller'))).toThrow('The co-buyer signs first');
    const third = signedBy(after(second, sent('coBuyer')), 'coBuyer', 2);
    const last = after(agreed(third, 'seller'), place(3), by('seller'));
    expect(types(events(last, new commands.FinishSigning(), from('seller')))).toEqual(['SignerSigned', 'EnvelopeSigned']);
    const whole = signedBy(third, 'seller', 3);
    expect(whole.status).toBe('Signed');
    expect(after(whole, new commands.CompleteEnvelope(), { sealed: file })).toMatchObject({ status: 'Completed', sealed: file });
  });

  it('is sealed once, and not before everybody has signed', () => {
    expect(events(out, new commands.CompleteEnvelope(), { sealed: file })).toEqual([]);
  });

  it('is not sent while a signer has no name, no mail address or no place', () => {
    const without = (signers: PreparedEnvelope['signers'], document = prepared.document) => () => events(noEnvelope, new commands.SendEnvelope(), { prepared: { ...prepared, signers, document } });
    expect(without([signer('buyer', 'at home')])).toThrow("Please give the buyer's name and email first");
    expect(without([{ ...signer('coBuyer'), name: '' }])).toThrow("Please give the co-buyer's name and email first");
    expect(without([signer('buyer')], { ...prepared.document, places: [] })).toThrow('The document has no place');
  });

  it('tells sent, delivered and viewed, each once, and of a link that nobody waits for nothing', () => {
    const delivered = commandOf(commands.RecordLinkDelivered, { role: 'buyer', by: 'mx.example.com' });
    expect(events(out, sent('buyer'))).toEqual([]);
    expect(events(out, sent('seller'))).toEqual([]);
    expect(events(fresh, delivered)).toEqual([]);
    const there = after(out, delivered);
    expect(there.status).toBe('Delivered');
    const seen = after(there, new commands.ViewEnvelope(), from('buyer'));
    expect(seen.status).toBe('Viewed');
    expect(events(seen, new commands.ViewEnvelope(), from('buyer'))).toEqual([]);
  });
});

describe('A link', () => {
  it('is not sent again while it is on its way, nor within ten minutes; at once where it did not get there', () => {
    const again = new commands.ResendEnvelope();
    expect(() => events(fresh, again)).toThrow(refused(409, 'on-its-way'));
    expect(() => events(out, again, undefined, minutes(9))).toThrow(refused(409, 'sent-just-now'));
    expect(types(events(out, again, undefined, minutes(10)))).toEqual(['SigningLinkRequested']);
    expect(types(events(after(out, commandOf(commands.RecordLinkFailed, { role: 'buyer', reason: '550' })), again))).toEqual(['SigningLinkRequested']);
  });

  it('opens nothing once its signer has signed', () => {
    const second = signedBy(out, 'buyer', 0, 1);
    for (const command of [new commands.ViewEnvelope(), new commands.FinishSigning(), place(0)]) expect(() => events(second, command, by('buyer'))).toThrow(refused(410, 'signed'));
  });

  it('opens nothing once the envelope is voided, declined or over, also before anybody has said that it is', () => {
    const voided = after(out, commandOf(commands.VoidEnvelope, { reason: 'Replaced by version 3' }));
    const declined = after(out, commandOf(commands.DeclineToSign, { reason: 'Wrong middle name' }), from('buyer'));
    const expired = after(out, new commands.ExpireEnvelope(), undefined, prepared.expiresAt);
    for (const [state, code] of [[voided, 'voided'], [declined, 'declined'], [expired, 'expired']] as const) {
      expect(() => events(state, new commands.ViewEnvelope(), from('buyer'))).toThrow(refused(410, code));
      expect(() => events(state, new commands.ResendEnvelope(), undefined, minutes(30))).toThrow(refused(410, code));
      expect(events(state, sent('buyer'))).toEqual([]);
      expect(events(state, new commands.ExpireEnvelope(), undefined, prepared.expiresAt)).toEqual([]);
    }
    expect(() => events(out, new commands.ViewEnvelope(), from('buyer'), prepared.expiresAt)).toThrow(refused(410, 'expired'));
  });

  it('is over at its moment and not before', () => {
    expect(events(out, new commands.ExpireEnvelope())).toEqual([]);
    expect(types(events(out, new commands.ExpireEnvelope(), undefined, prepared.expiresAt))).toEqual(['EnvelopeExpired']);
  });
});

describe('A signer', () => {
  it('agrees first, signs own places alone, and finishes when none is left', () => {
    expect(() => events(out, place(0), by('buyer'))).toThrow('Please agree to sign electronically first');
    const consented = agreed(out, 'buyer');
    for (const index of [2, 4, 99]) expect(() => events(consented, place(index), by('buyer'))).toThrow('There is no such place');
    expect(() => events(consented, new commands.FinishSigning(), from('buyer'))).toThrow('2 places are left to sign');
    const half = after(consented, place(0), by('buyer'));
    expect(() => events(half, new commands.FinishSigning(), from('buyer'))).toThrow('One place is left to sign');
    expect(after(half, place(0), by('buyer')).signers[0]!.places).toHaveLength(1);
  });

  it('signs a place anew, but not for ever', () => {
    let state = agreed(out, 'buyer');
    for (let times = 0; times < 40; times++) state = after(state, place(0), by('buyer'));
    expect(() => events(state, place(0), by('buyer'))).toThrow('signed here too often');
    expect(() => events(state, commandOf(commands.DeclineToSign, { reason: '' }), from('buyer'))).toThrow('Please say why');
  });

  it('says why a document is declined, and who takes one back does too', () => {
    expect(() => events(out, commandOf(commands.DeclineToSign, { reason: '' }), from('buyer'))).toThrow('Please say why you do not sign');
    expect(() => events(out, commandOf(commands.VoidEnvelope, { reason: '' }))).toThrow('Please say why the document is taken back');
  });

  it('leaves address, browser and the hash of what was shown with each step, which the history tells by the place', () => {
    const [said] = events(agreed(out, 'buyer'), place(1), by('buyer'));
    expect(said!.data).toMatchObject({ role: 'buyer', place: 1, address: '203.0.113.42', userAgent: 'Phone', sha256: SHA });
    expect(describeEnvelope(said as RecordedEvent<EnvelopeEvent>)).toEqual({ title: 'Signed place 2 (buyer)', changes: [] });
  });
});
