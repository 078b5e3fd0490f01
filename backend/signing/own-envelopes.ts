import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Issued } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { send } from '../platform/commands/send.js';
import { Records } from '../platform/records/records.js';
import { Envelopes, type DocumentsOf } from '../platform/signing/envelopes.js';
import { closedWord } from './envelope-refusals.js';
import { ResendEnvelope } from './envelope.commands.js';
import { envelope } from './envelope.js';
import { nextSigner } from './envelope.state.js';
import { signingLink } from './signing-link.outgoing.js';

@Injectable()
export class OwnEnvelopes extends Envelopes {
  constructor(
    private readonly commands: Commands,
    private readonly records: Records,
    private readonly pool: pg.Pool,
  ) {
    super();
  }

  async resend(envelopeId: string, issued: Issued): Promise<void> {
    await this.commands.execute(send(envelope, envelopeId, new ResendEnvelope()), issued);
  }

  async unsent({ category, kind }: DocumentsOf): Promise<readonly number[]> {
    const { rows } = await this.pool.query<{ envelopeId: string }>(LAST_FAILED, [signingLink.name, `${envelope.category}-`]);
    const now = new Date().toISOString();
    const records = await Promise.all(rows.map(async ({ envelopeId }) => {
      const state = await this.records.unhidden(envelope, envelopeId);
      const [of, id] = state.document?.stream.split('-') ?? [];
      const waits = of === category && state.document?.kind === kind && closedWord(state, now) === undefined && (nextSigner(state)?.failed ?? '') !== '';
      return waits ? [Number(id)] : [];
    }));
    return records.flat();
  }
}

/** Of each envelope the link that was asked for last: a later one may have gone. */
const LAST_FAILED = `
SELECT substr(about, length($2) + 1) AS "envelopeId" FROM (
  SELECT DISTINCT ON (about) about, sent_at, reason FROM outgoing WHERE kind = $1 ORDER BY about, asked_at DESC) AS last
WHERE sent_at IS NULL AND reason IS NOT NULL`;
