import { createHmac } from 'node:crypto';
import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import { EnvelopeSigned, type EnvelopeEvent } from '../../../events/signing/envelope.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { samples } from '../../../test/events/samples.js';
import { issuedWith } from '../../../test/support/issued.js';
import { commandOf, type AnyCommand } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import { send } from '../../../test/support/send.js';
import * as commands from '../envelope.commands.js';
import { envelope } from '../envelope.js';
import { noEnvelope, type Envelope } from '../envelope.state.js';
import { docuSignNews, OUR_MARK, type DocuSignNews } from './docusign-news.js';
import { isByDocuSign } from './docusign-signature.js';

const ID = '0b9b7c1e-6d53-4f0e-9a7c-3f6f1c8d2e40';
const NOW = '2026-11-20T15:00:00.000Z';
const { document, ...rest } = samples.get('EnvelopePrepared.v1')!.data as PreparedEnvelope;
const prepared = { ...rest, document: { ...document, places: [...document.places, { ...document.places[0]!, signer: 'coBuyer' }] } };

function events(state: Envelope, command: AnyCommand, given?: unknown, now = NOW): readonly EnvelopeEvent[] {
  const addressed = (send as (...parameters: unknown[]) => ReturnType<typeof send<AnyCommand, string, AnyCommand>>)(envelope, ID, command, given);
  return decide(addressed, state, { ...issuedWith('Contracts_Edit'), at: now }) as readonly EnvelopeEvent[];
}

function after(state: Envelope, command: AnyCommand, given?: unknown): Envelope {
  const metadata = { occurredAt: NOW, actor: { kind: 'system', id: 'docusign', name: 'DocuSign' } };
  return events(state, command, given).reduce((before, event) => envelope.evolve(before, { ...event, metadata } as unknown as RecordedEvent<EnvelopeEvent>), state);
}

const types = (said: readonly EnvelopeEvent[]) => said.map((event) => ('role' in event.data ? `${event.type} ${event.data.role}` : event.type));
const news = (status: string, signers: readonly DocuSignNews['signers'][number]['status'][], more: Partial<DocuSignNews> = {}) =>
  commandOf(commands.RecordDocuSignNews, { news: { envelopeId: ID, providerId: 'D1', status, reason: '', signers: signers.map((one, place) => ({ place, status: one, reason: '' })), ...more } });
const byMail = (role: 'buyer' | 'coBuyer') => commandOf(commands.RecordLinkSent, { role });

const fresh = after(noEnvelope, new commands.SendEnvelope(), { prepared });
const there = after(fresh, commandOf(commands.RecordHandOver, { providerId: 'D1' }));
const out = after(there, byMail('buyer'));

describe('An envelope at DocuSign', () => {
  it('is told whole each time, and each thing of it happens once, in the order in which people sign', () => {
    const all = types(events(out, news('completed', ['completed', 'completed'])));
    expect(all).toEqual(['SigningLinkDelivered buyer', 'EnvelopeViewed buyer', 'SignerSigned buyer', 'SigningLinkSent coBuyer', 'SigningLinkDelivered coBuyer', 'EnvelopeViewed coBuyer', 'SignerSigned coBuyer', 'EnvelopeSigned']);
    const signed = after(out, news('sent', ['completed', 'sent']));
    for (const late of [news('sent', ['completed', 'sent']), news('sent', ['sent']), news('delivered', ['delivered', 'sent'])]) expect(events(signed, late)).toEqual([]);
    const over = after(signed, news('completed', ['completed', 'completed']));
    for (const late of [news('completed', ['completed', 'completed']), news('voided', ['completed', 'completed'])]) expect(events(over, late)).toEqual([]);
  });

  it('is not signed by everybody before DocuSign says that the whole is: there is no document to fetch', () => {
    const last = after(out, news('delivered', ['completed', 'completed']));
    expect(last.status).not.toBe('Signed');
    expect(() => events(last, new commands.ResendEnvelope())).toThrow('Everybody has signed this document');
    expect(types(events(last, news('completed', ['completed', 'completed'])))).toEqual(['EnvelopeSigned']);
  });

  it('says when the last of them signed, however late that is told', () => {
    const told = news('completed', ['completed', 'completed']);
    const [first, last] = told.news.signers;
    const late = commandOf(commands.RecordDocuSignNews, { news: { ...told.news, signers: [{ ...first!, signedAt: '2026-11-20T15:00:00.000Z' }, { ...last!, signedAt: '2026-11-21T03:00:00.000Z' }] } });
    expect(events(out, late).at(-1)).toEqual(EnvelopeSigned({ signedAt: '2026-11-21T03:00:00.000Z' }));
    expect(events(out, told).at(-1)).toEqual(EnvelopeSigned({}));
  });

  it('is sent when DocuSign says so, where the process that sent it was killed; a mail that was asked for once more is not yet', () => {
    expect(types(events(there, news('sent', ['sent'])))).toEqual(['SigningLinkSent buyer']);
    const again = after({ ...out, signers: out.signers.map((signer) => ({ ...signer, sentAt: '2026-11-20T14:00:00.000Z' })) }, new commands.ResendEnvelope());
    expect(events(again, news('sent', ['sent']))).toEqual([]);
    expect(types(events(again, news('delivered', ['delivered'])))).toEqual(['EnvelopeViewed buyer']);
  });

  it('is over when DocuSign says so and not by our clock', () => {
    expect(events(out, new commands.ExpireEnvelope(), undefined, '2027-01-01T00:00:00.000Z')).toEqual([]);
    expect(types(events(out, news('voided', ['sent'], { reason: 'Envelope has expired.' })))).toEqual(['EnvelopeExpired']);
    expect(events(out, news('voided', ['sent'], { reason: 'Another buyer' }))[0]).toMatchObject({ type: 'EnvelopeVoided', data: { reason: 'Another buyer' } });
  });

  it('is nobody’s to sign on a page of ours; what is another envelope there changes nothing', () => {
    expect(() => events(out, new commands.ViewEnvelope(), { role: 'buyer', address: '', userAgent: '' })).toThrow('This document is signed at DocuSign');
    expect(events(out, news('voided', ['sent'], { providerId: 'D2' }))).toEqual([]);
    expect(events(out, commandOf(commands.RecordHandOver, { providerId: 'D2' }))).toEqual([]);
    expect(events(after(fresh, commandOf(commands.VoidEnvelope, { reason: 'Wrong' })), commandOf(commands.RecordHandOver, { providerId: 'D1' }))).toEqual([]);
  });
});

describe('A message of DocuSign', () => {
  const summary = { status: 'Declined', customFields: { textCustomFields: [{ name: OUR_MARK, value: ID }] }, recipients: { signers: [{ recipientId: '1', status: 'Declined', declinedReason: 'No', email: 'a@example.com' }, { recipientId: '2', status: 'created' }] } };
  const message = (envelopeSummary: object) => ({ event: 'envelope-declined', data: { envelopeId: 'D1', envelopeSummary } });

  it('is read as far as it says something, and whom it is about is left out; one of an envelope that is not ours says nothing', () => {
    expect(docuSignNews(message(summary))).toEqual({ envelopeId: ID, providerId: 'D1', status: 'declined', reason: '', signers: [{ place: 0, status: 'declined', reason: 'No' }] });
    for (const strange of [message({ ...summary, customFields: {} }), {}, [], null, { data: { envelopeSummary: [] } }]) expect(docuSignNews(strange)).toBeUndefined();
  });

  it('is believed by a signature over its very bytes, of any key of the account by any secret of ours', () => {
    const body = Buffer.from('{"event":"envelope-sent"}');
    const by = (secret: string, bytes = body) => createHmac('sha256', secret).update(bytes).digest('base64');
    expect(isByDocuSign(body, { 'x-docusign-signature-1': by('older'), 'x-docusign-signature-2': by('ours') }, ['next', 'ours'])).toBe(true);
    for (const headers of [{}, { 'x-docusign-signature-1': '' }, { 'x-docusign-signature-1': by('guess') }, { 'x-docusign-signature-1': by('ours', Buffer.from('{}')) }, { 'x-docusign-signature': by('ours') }]) {
      expect(isByDocuSign(body, headers, ['next', 'ours'])).toBe(false);
    }
  });
});
