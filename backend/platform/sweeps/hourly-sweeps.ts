import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const HOUR_MS = 3_600_000;

type Sweep = () => Promise<unknown>;

/** Forgets what has run out, at the start and every hour. Several processes may sweep the same. */
@Injectable()
export class HourlySweeps implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(HourlySweeps.name);
  private readonly sweeps: Sweep[] = [];
  private timer: NodeJS.Timeout | undefined;

  add(sweep: Sweep): void {
    this.sweeps.push(sweep);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.sweep(), HOUR_MS);
    await this.sweep();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** What fails is tried again in an hour; it keeps nothing else from being swept. */
  async sweep(): Promise<void> {
    for (const sweep of this.sweeps) {
      await sweep().catch((error: Error) => this.log.warn(`Something old could not be swept away: ${error.message}`));
    }
  }
}
