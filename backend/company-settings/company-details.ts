import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultOwnCompany, ownCompanyOf } from '../../events/company/company-facts.rules.js';
import type { OwnCompany } from '../../events/kernel/own-company.js';
import { StoreUnavailable } from '../../events/store/event-store.js';
import { NotFound } from '../platform/commands/refusal.js';
import { OwnCompanyDetails } from '../platform/company/own-company-details.js';
import { Records } from '../platform/records/records.js';
import { COMPANY, companyFacts } from './company-facts.js';

/** A page is not kept waiting for its company's name. */
const PAGE_WAITS_MS = 300;
/** Anybody may ask for pages, and commands need the same connections. */
const GOOD_FOR_MS = 1_000;

/** The company's own facts, read from their stream: a name that was just changed stands in the next mail. */
@Injectable()
export class CompanyDetails extends OwnCompanyDetails {
  private lastKnown = defaultOwnCompany;
  /** For all pages: one read at a time. */
  private reading: Promise<OwnCompany> | undefined;
  private pagesAsked = Number.NEGATIVE_INFINITY;

  constructor(private readonly records: Records) {
    super();
  }

  async read(at?: string): Promise<OwnCompany> {
    try {
      const company = ownCompanyOf((await this.records.everything(companyFacts, COMPANY, at)).state);
      if (at === undefined) this.lastKnown = company;
      return company;
    } catch (error) {
      // Papers may be older than the company's stream, and said what the product said before it.
      if (error instanceof NotFound) return defaultOwnCompany;
      throw error;
    }
  }

  async forScreen(): Promise<OwnCompany> {
    try {
      return await this.read();
    } catch (error) {
      if (error instanceof StoreUnavailable) return this.lastKnown;
      throw error;
    }
  }

  forPage(): Promise<OwnCompany> {
    if (performance.now() - this.pagesAsked < GOOD_FOR_MS) return Promise.resolve(this.lastKnown);
    this.reading ??= this.readForPages();
    return Promise.race([this.reading, sleep(PAGE_WAITS_MS, undefined, { ref: false }).then(() => this.lastKnown)]);
  }

  private async readForPages(): Promise<OwnCompany> {
    try {
      return await this.read();
    } catch {
      return this.lastKnown;
    } finally {
      this.pagesAsked = performance.now();
      this.reading = undefined;
    }
  }
}
