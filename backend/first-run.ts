import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { EventStore } from '../events/store/event-store.js';
import { ChangeFeed } from '../projections/engine/change-feed.js';
import { projections } from '../projections/projections.js';
import { SetUpCompany } from './company-settings/set-up-company.js';
import { importLegacyExport } from './legacy-import/import-legacy-export.js';
import { IdSequence } from './platform/commands/id-sequence.js';
import { Settings } from './platform/config/settings.js';
import { DemoUsers } from './users/demo-users.js';
import { FirstAdministrator } from './users/first-administrator.js';

export interface FirstRunResult {
  /** The password of the first administrator, shown this once. */
  readonly administrator?: { readonly email: string; readonly oneTimePassword: string | undefined };
}

const SHOWN_WITHIN_MS = 120_000;

const FIRST_USER = 'user-1';

type Step = 'demo-company' | 'first-administrator';

/** Fills an empty store. A step that was cut off is taken up again; one that is done is not done again. */
@Injectable()
export class FirstRun {
  private readonly log = new Logger(FirstRun.name);

  constructor(
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly feed: ChangeFeed,
    private readonly ids: IdSequence,
    private readonly demoUsers: DemoUsers,
    private readonly administrator: FirstAdministrator,
    private readonly company: SetUpCompany,
    private readonly settings: Settings,
  ) {}

  async run(demoFolder: string): Promise<FirstRunResult> {
    await this.company.run();
    const begun = await this.begun();
    if (begun?.done) return {};
    const step: Step = this.settings.demoCompany ? 'demo-company' : 'first-administrator';
    if (!begun && step === 'demo-company' && !(await this.isEmpty())) return {};
    const startedAt = begun?.startedAt ?? (await this.begin(step));
    const result = (begun?.step ?? step) === 'demo-company' ? await this.loadDemo(demoFolder, startedAt) : await this.addAdministrator();
    await this.pool.query('UPDATE first_run SET done_at = now()');
    return result;
  }

  private async loadDemo(folder: string, startedAt: Date): Promise<FirstRunResult> {
    this.log.log('Loading the demo company');
    // The day of the first attempt: taken up again the next day, the rows must come out the same.
    const { rejected } = await importLegacyExport(folder, { store: this.store, ids: this.ids, shiftToToday: true, now: startedAt });
    this.log.log(`The demo company is loaded; ${rejected.length} rows of its old system were refused`);
    await this.demoUsers.add();
    await this.shown();
    return {};
  }

  /** Every company has a first user. A store that others write to as well may hold events and still be empty of ours. */
  private async isEmpty(): Promise<boolean> {
    for await (const _ of this.store.read(FIRST_USER, { limit: 1 })) return false;
    return true;
  }

  /** Nobody is to find half a company. */
  private async shown(): Promise<void> {
    const { position } = await this.store.head();
    await Promise.all(projections.map(({ name }) => this.feed.waitFor(name, position, SHOWN_WITHIN_MS)));
  }

  private async addAdministrator(): Promise<FirstRunResult> {
    return { administrator: await this.administrator.add() };
  }

  private async begun(): Promise<{ readonly step: Step; readonly startedAt: Date; readonly done: boolean } | undefined> {
    const { rows } = await this.pool.query<{ step: Step; startedAt: Date; done: boolean }>(
      'SELECT step, started_at AS "startedAt", done_at IS NOT NULL AS done FROM first_run',
    );
    return rows[0];
  }

  private async begin(step: Step): Promise<Date> {
    const { rows } = await this.pool.query<{ startedAt: Date }>('INSERT INTO first_run (step) VALUES ($1) RETURNING started_at AS "startedAt"', [step]);
    return rows[0]!.startedAt;
  }
}
