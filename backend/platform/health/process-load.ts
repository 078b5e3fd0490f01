import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;

/** What a process has to carry. */
export interface Load {
  /** Everybody waits while the loop that answers them stands still: the longest since this was last asked, ms. */
  readonly stoodStillMs: number;
  readonly memoryBytes: number;
  /** Since the process began. */
  readonly mostMemoryBytes: number;
}

/** Measures this process for as long as it runs. */
@Injectable()
export class ProcessLoad implements OnApplicationShutdown {
  private readonly delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor() {
    this.delay.enable();
  }

  onApplicationShutdown(): void {
    this.delay.disable();
  }

  take(): Load {
    // Before the first tick there is nothing to tell.
    const longest = Number.isFinite(this.delay.max) ? this.delay.max / 1e6 - RESOLUTION_MS : 0;
    this.delay.reset();
    return { stoodStillMs: Math.max(0, Math.round(longest)), memoryBytes: process.memoryUsage.rss(), mostMemoryBytes: process.resourceUsage().maxRSS * 1024 };
  }
}
