import { Injectable, Logger } from '@nestjs/common';
import { EventStore } from '../../../events/store/event-store.js';
import { HourlySweeps } from '../sweeps/hourly-sweeps.js';
import { FilePlace } from './file-place.js';
import { NamedFiles } from './named-files.js';

/** No command takes so long between keeping a file and the event that names it. */
export const UNNAMED_AFTER_MS = 24 * 3_600_000;

/** Takes away what no event names after a day: its command was refused, or its process died before the event. */
@Injectable()
export class FilesSweep {
  private readonly log = new Logger(FilesSweep.name);
  private readonly named: NamedFiles;

  constructor(
    private readonly place: FilePlace,
    store: EventStore,
    sweeps: HourlySweeps,
  ) {
    this.named = new NamedFiles(store);
    sweeps.add(() => this.sweep());
  }

  /** @returns how many were taken away */
  async sweep(now = new Date()): Promise<number> {
    const before = new Date(now.getTime() - UNNAMED_AFTER_MS);
    await this.place.tidy(before);
    // Looked for before the events are read: what is old by now was named long before that, or never will be.
    const old: string[] = [];
    for await (const { fileId, keptAt } of this.place.all()) if (keptAt < before) old.push(fileId);
    if (old.length === 0) return 0;
    const named = await this.named.upToNow();
    // An empty or another store would have everything taken away.
    if (named.size === 0) {
      this.log.warn(`No event names any of ${old.length} files that are older than a day: none is taken away`);
      return 0;
    }
    const orphans = old.filter((fileId) => !named.has(fileId));
    for (const fileId of orphans) await this.place.remove(fileId);
    if (orphans.length > 0) this.log.log(`${orphans.length} files that no event names were taken away`);
    return orphans.length;
  }
}
