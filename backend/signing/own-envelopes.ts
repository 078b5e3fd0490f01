import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { EnvelopeCommand } from './envelope.handlers.js';
import { Records } from '../platform/records/records.js';
import { Envelopes, type DocumentsOf } from '../platform/signing/envelopes.js';
import { closedWord } from './envelope-refusals.js';
import { ResendEnvelope } from './envelope.commands.js';
import { envelope } from './envelope.js';
import { nextSigner } from './envelope.state.js';
import { signingLink } from './links/signing-link.outgoing.js';
import { categoryIn, numberIn } from '../../events/kernel/stream-name.js';

/** The newest of those that failed: what failed long ago is mostly over. */
const MOST = 200;
const READ_AT_ONCE = 4;

@Injectable()
export class OwnEnvelopes extends Envelopes {
  constructor(
    private readonly commands: Commands,
    private readonly records: Records,
    private readonly pool: pg.Pool,
  ) {
    super();
  }

  async resend(envelopeId: string, issued: CommandMetadata): Promise<void> {
    await this.commands.execute(new EnvelopeCommand(envelopeId, new ResendEnvelope()), issued);
  }

  async unsent({ category, kind }: DocumentsOf): Promise<readonly number[]> {
    const { rows } = await this.pool.query<{ envelopeId: string }>(LAST_FAILED, [signingLink.name, `${envelope.category}-`, MOST]);
    const now = new Date().toISOString();
    const waiting: number[] = [];
    for (let from = 0; from < rows.length; from += READ_AT_ONCE) {
      const states = await Promise.all(rows.slice(from, from + READ_AT_ONCE).map(({ envelopeId }) => this.records.unhidden(envelope, envelopeId)));
      for (const state of states) {
        const { document } = state;
        if (!document || categoryIn(document.stream) !== category || document.kind !== kind) continue;
        if (closedWord(state, now) === undefined && (nextSigner(state)?.failed ?? '') !== '') waiting.push(numberIn(document.stream));
      }
    }
    return waiting;
  }
}

/** Of each envelope the link that was asked for last: a later one may have gone. */
const LAST_FAILED = `
SELECT DISTINCT substr(about, length($2) + 1) AS "envelopeId" FROM (
  SELECT about FROM outgoing failed
  WHERE kind = $1 AND sent_at IS NULL AND reason IS NOT NULL
    AND NOT EXISTS (SELECT FROM outgoing later WHERE later.about = failed.about AND later.kind = $1 AND later.asked_at > failed.asked_at)
  ORDER BY asked_at DESC LIMIT $3) AS last`;
