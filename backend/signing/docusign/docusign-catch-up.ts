import { Injectable, type OnModuleInit } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { NotFound } from '../../platform/commands/refusal.js';
import { Settings } from '../../platform/config/settings.js';
import { Incoming } from '../../platform/incoming/incoming.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Records } from '../../platform/records/records.js';
import { envelope } from '../envelope.js';
import { closedWord } from '../envelope-refusals.js';
import { DocuSign } from './docusign.js';
import { listedNews, newsKind, type DocuSignNews } from './docusign-news.js';

/** DocuSign asks that nobody looks more often than every fifteen minutes; its messages are what people wait for. */
const HOURLY = '23 * * * *';
const DAY_MS = 86_400_000;
/** Longer than an envelope is open, also where it expired while the product was away; shorter than what came is known again. */
const LOOKS_BACK_MS = 28 * DAY_MS;
const PATIENCE_MS = 120_000;

/** A message of DocuSign's may never come: how everything stands that changed there is asked for, and goes the way of its messages. */
@Injectable()
export class DocuSignCatchUp implements OnModuleInit {
  constructor(
    private readonly settings: Settings,
    private readonly jobs: Jobs,
    private readonly incoming: Incoming,
    private readonly records: Records,
  ) {}

  onModuleInit(): void {
    const { docuSign } = this.settings;
    if (docuSign) this.jobs.every(HOURLY, 'catch-up-with-docusign', () => this.catchUp(new DocuSign(docuSign), new Date()));
  }

  /** What was told already has its row: the same news is not taken twice. @throws DocuSignAway, DocuSignRefused */
  private async catchUp(docuSign: DocuSign, now: Date): Promise<void> {
    const since = new Date(now.getTime() - LOOKS_BACK_MS).toISOString();
    for (const listed of await docuSign.changedSince(since, AbortSignal.timeout(PATIENCE_MS))) {
      const told = listedNews(listed);
      if (told && (await this.isOpenHere(told))) await this.incoming.receive(newsKind, createHash('sha256').update(JSON.stringify(told)).digest('hex'), told);
    }
  }

  /** An account may sign for another installation of the product as well. */
  private async isOpenHere({ envelopeId, providerId }: DocuSignNews): Promise<boolean> {
    const state = await this.records.unhidden(envelope, envelopeId).catch((error: unknown) => {
      if (error instanceof NotFound) return undefined;
      throw error;
    });
    return state?.providerId === providerId && closedWord(state, '') === undefined;
  }
}
