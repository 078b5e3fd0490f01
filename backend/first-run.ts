import { Injectable, Logger } from '@nestjs/common';
import pg from 'pg';
import { EventStore } from '../events/store/event-store.js';
import { ChangeFeed } from '../projections/engine/changes/change-feed.js';
import { SetUpCompany } from './company-settings/set-up-company.js';
import { DemoDays } from '../demo-company/days/demo-days.js';
import { preparedForDays } from '../demo-company/days/export/prepared-export.js';
import { foundedBefore } from '../demo-company/days/work-days.js';
import { importLegacyExport } from './legacy-import/import-legacy-export.js';
import { IdSequence } from './platform/commands/id-sequence.js';
import { Settings } from './platform/config/settings.js';
import { logMemory } from './platform/store/log-memory.js';
import { DemoUsers } from './users/demo-users.js';
import { FirstAdministrator } from './users/first-administrator.js';
import { user } from './users/user.js';
import { WayBackIn, type WayIn } from './users/way-back-in.js';
import { readModels } from './read-models.js';

export interface FirstRunResult {
  /** The password of the first administrator, shown this once. */
  readonly administrator?: { readonly email: string; readonly oneTimePassword: string | undefined };
  /** The database was lost and filled from the events: how somebody gets in again. */
  readonly wayIn?: WayIn | undefined;
  /** The demo accounts have their passwords. */
  readonly demoUsers: boolean;
}

const SHOWN_WITHIN_MS = 120_000;

type Step = 'demo-company' | 'first-administrator' | 'company-found';

interface Begun {
  readonly step: Step;
  readonly startedAt: Date;
  readonly done: boolean;
}

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
    private readonly days: DemoDays,
    private readonly administrator: FirstAdministrator,
    private readonly company: SetUpCompany,
    private readonly wayBackIn: WayBackIn,
    private readonly settings: Settings,
  ) {}

  async run(demoFolder: string): Promise<FirstRunResult> {
    const begun = await this.begun();
    const step = begun?.step ?? (await this.firstStep());
    const fillsDemo = step === 'demo-company' && !begun?.done;
    await this.company.run(fillsDemo ? foundedBefore(begun?.startedAt ?? new Date()) : new Date());
    const result = await this.fill(demoFolder, step, begun);
    return { ...result, demoUsers: await this.demoUsers.areThere() };
  }

  private async fill(demoFolder: string, step: Step | undefined, begun: Begun | undefined): Promise<Partial<FirstRunResult>> {
    if (step === 'company-found') return this.enter(begun);
    if (begun?.done || step === undefined) return {};
    const startedAt = begun?.startedAt ?? (await this.begin(step));
    const result = step === 'demo-company' ? await this.loadDemo(demoFolder, startedAt) : await this.addAdministrator();
    await this.done();
    return result;
  }

  /** @returns undefined when somebody has imported a company already */
  private async firstStep(): Promise<Step | undefined> {
    const memory = await logMemory(this.pool);
    const isEmpty = await this.isEmpty();
    if (memory?.foundCompany && !isEmpty) return 'company-found';
    if (this.settings.demoCompany) return isEmpty ? 'demo-company' : undefined;
    return 'first-administrator';
  }

  /** At every start until somebody is in. */
  private async enter(begun: object | undefined): Promise<Partial<FirstRunResult>> {
    if (!begun) {
      await this.begin('company-found');
      await this.done();
      await this.shown();
    }
    return { wayIn: await this.wayBackIn.open() };
  }

  private async done(): Promise<void> {
    await this.pool.query('UPDATE first_run SET done_at = now()');
  }

  private async loadDemo(folder: string, startedAt: Date): Promise<Partial<FirstRunResult>> {
    this.log.log('Loading the demo company');
    // The day of the first attempt: taken up again the next day, the rows must come out the same.
    const { rejected } = await importLegacyExport(folder, { store: this.store, ids: this.ids, shiftToToday: true, now: startedAt, ...(this.settings.demoDays && { since: foundedBefore(startedAt), prepared: preparedForDays }) });
    this.log.log(`The demo company is loaded; ${rejected.length} rows of its old system were refused`);
    await this.demoUsers.add(foundedBefore(startedAt));
    // What it does looks things up in lists, and whoever is refused there would be missing in the story.
    await this.shown();
    if (this.settings.demoDays) await this.days.live(startedAt);
    await this.shown();
    return {};
  }

  /** Every company has users. A store that others write to as well may hold events, a stream of that name even, and still be empty of ours. */
  private async isEmpty(): Promise<boolean> {
    return (await this.ids.last(user.category)) === 0;
  }

  /** Nobody is to find half a company. */
  private async shown(): Promise<void> {
    const { position } = await this.store.head();
    await Promise.all(readModels.map(({ name }) => this.feed.waitFor(name, position, SHOWN_WITHIN_MS)));
  }

  private async addAdministrator(): Promise<Partial<FirstRunResult>> {
    return { administrator: await this.administrator.add() };
  }

  private async begun(): Promise<Begun | undefined> {
    const { rows } = await this.pool.query<Begun>(
      'SELECT step, started_at AS "startedAt", done_at IS NOT NULL AS done FROM first_run',
    );
    return rows[0];
  }

  private async begin(step: Step): Promise<Date> {
    const { rows } = await this.pool.query<{ startedAt: Date }>('INSERT INTO first_run (step) VALUES ($1) RETURNING started_at AS "startedAt"', [step]);
    return rows[0]!.startedAt;
  }
}
