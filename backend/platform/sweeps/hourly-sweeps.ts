import { Injectable, Logger } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';

type Sweep = () => Promise<unknown>;

/** Forgets what has run out, every hour and in one process for all. */
@Injectable()
export class HourlySweeps {
  private readonly log = new Logger(HourlySweeps.name);
  private readonly sweeps: Sweep[] = [];

  constructor(jobs: Jobs) {
    jobs.every('23 * * * *', 'hourly-sweeps', () => this.sweep());
  }

  add(sweep: Sweep): void {
    this.sweeps.push(sweep);
  }

  /** What fails is tried again in an hour; it keeps nothing else from being swept. */
  async sweep(): Promise<void> {
    for (const sweep of this.sweeps) {
      await sweep().catch((error: Error) => this.log.warn(`Something old could not be swept away: ${error.message}`));
    }
  }
}
