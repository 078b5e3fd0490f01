import type pg from 'pg';
import type { Commands } from '../platform/commands/commands.js';
import type { Records } from '../platform/records/records.js';
import { noEnvelope, type Envelope } from './envelope.state.js';
import { OwnEnvelopes } from './own-envelopes.js';

const document = { stream: 'resaleContract-1042', kind: 'buyer' };
const failed = { status: 'Sent', expiresAt: '9999-01-01T00:00:00.000Z', document, signers: [{ signedAt: '', failed: 'No such mailbox' }] };

describe('Documents that no link has reached', () => {
  it('are looked up a few at once, however many mails have failed', async () => {
    let [atOnce, most] = [0, 0];
    const unhidden = async () => {
      most = Math.max(most, ++atOnce);
      await new Promise(setImmediate);
      atOnce--;
      return { ...noEnvelope, ...failed } as unknown as Envelope;
    };
    const asked: unknown[] = [];
    const query = (_: string, values: readonly unknown[]) => (asked.push(...values), Promise.resolve({ rows: Array.from({ length: 50 }, (_, id) => ({ envelopeId: `e${id}` })) }));
    const envelopes = new OwnEnvelopes({} as Commands, { unhidden } as unknown as Records, { query } as unknown as pg.Pool);
    expect(await envelopes.unsent({ category: 'resaleContract', kind: 'buyer' })).toEqual(Array(50).fill(1042));
    expect(most).toBe(4);
    expect(asked).toContain(200);
  });
});
