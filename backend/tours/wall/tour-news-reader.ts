import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ChangeFeed } from '../../../projections/engine/changes/change-feed.js';
import { tourList } from '../tours.lists.js';

/** Proxies wait a minute for an answer; so long a wall that was taken back goes on showing what it shows. */
const PATIENCE_MS = 20_000;

/** Tells who waits when anything happened to a tour. */
@Injectable()
export class TourNewsReader implements OnModuleInit, OnModuleDestroy {
  private readonly waiting = new Set<() => void>();
  private ended = false;

  constructor(private readonly feed: ChangeFeed) {}

  onModuleInit(): void {
    this.feed.subscribe(({ list }) => list === tourList.list && this.tell());
  }

  onModuleDestroy(): void {
    this.ended = true;
    this.tell();
  }

  /** Resolves when the list of tours is past this position, or when it was waited long enough; `gone` when nobody waits any more. */
  async past(position: string, gone: AbortSignal): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    while (!this.ended && !gone.aborted && Date.now() < until) {
      const next = this.next(until - Date.now(), gone);
      // Asked for after one listens: what happens in between is heard.
      if ((await this.feed.checkpoint(tourList.list)) > position) return;
      await next;
    }
  }

  private next(patienceMs: number, gone: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const told = (): void => {
        clearTimeout(timer);
        this.waiting.delete(told);
        gone.removeEventListener('abort', told);
        resolve();
      };
      const timer = setTimeout(told, patienceMs).unref();
      gone.addEventListener('abort', told);
      this.waiting.add(told);
    });
  }

  private tell(): void {
    this.waiting.forEach((told) => told());
  }
}
