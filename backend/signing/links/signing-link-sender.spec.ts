import { defaultOwnCompany } from '../../../events/company/company-facts.rules.js';
import type { PreparedEnvelope } from '../../../events/signing/envelope-ready.rules.js';
import type { EnvelopeEvent } from '../../../events/signing/envelope.events.js';
import type { RecordedEvent } from '../../../events/kernel/event.js';
import { samples } from '../../../test/events/samples.js';
import { NotDelivered } from '../../platform/outgoing/outgoing-kind.js';
import { envelopeAfter, noEnvelope } from '../envelope.state.js';
import { SigningLinkSender } from './signing-link-sender.js';
import type { SigningLinkPayload } from './signing-link.outgoing.js';

const metadata = { occurredAt: '2026-11-20T15:00:00.000Z', actor: { kind: 'user', id: '7', name: 'Dana Kim' } };
const prepared = samples.get('EnvelopePrepared.v1')!.data as PreparedEnvelope;
const { role } = prepared.signers[0]!;
const out = [
  { type: 'EnvelopePrepared', data: { ...prepared, expiresAt: '2999-01-01T00:00:00.000Z' } },
  { type: 'SigningLinkRequested', data: { role } },
].reduce((state, event) => envelopeAfter(state, { ...event, metadata } as unknown as RecordedEvent<EnvelopeEvent>), noEnvelope);

/** Carries one link. @returns what was done, in its order */
async function carried(mailing: () => Promise<void>): Promise<string[]> {
  const done: string[] = [];
  const note = (what: string) => (done.push(what), Promise.resolve(what));
  let carry: (payload: SigningLinkPayload) => Promise<void> = () => Promise.resolve();
  const sender = new SigningLinkSender(
    { carry: (_kind: unknown, by: typeof carry) => (carry = by) } as never,
    { unhidden: () => Promise.resolve(out) } as never,
    { execute: ({ command }: { command: { reason?: string; constructor: { name: string } } }) => note([command.constructor.name, command.reason].filter(Boolean).join(': ')) } as never,
    { make: () => note('a new link').then(() => 'token'), endEarlier: () => note('older links end') } as never,
    { route: 'mail', send: () => note('mail').then(mailing) } as never,
    { publicUrl: 'https://office.example' } as never,
    { takes: () => false } as never,
    { read: () => Promise.resolve(defaultOwnCompany) } as never,
  );
  sender.onModuleInit();
  await carry({ envelopeId: '0b9b7c1e-6d53-4f0e-9a7c-3f6f1c8d2e40', role }).catch(() => note('the queue tries again'));
  return done;
}

describe('A link to sign', () => {
  it('takes the place of the older ones only when its mail was taken', async () => {
    expect(await carried(() => Promise.resolve())).toEqual(['a new link', 'mail', 'older links end', 'RecordLinkSent', 'RecordLinkDelivered']);
    expect(await carried(() => Promise.reject(new NotDelivered('', { reason: 'the mail server is away' })))).toEqual(['a new link', 'mail', 'RecordLinkFailed: the mail server is away', 'the queue tries again']);
  });

  it('that failed by a fault of the product is told to its envelope, in words without the fault’s own', async () => {
    expect(await carried(() => Promise.reject(new TypeError('secret of olga@example.com')))).toEqual([
      'a new link',
      'mail',
      'RecordLinkFailed: An unexpected fault; the log tells more',
      'the queue tries again',
    ]);
  });
});
