import type { EventStore } from '../../../events/store/event-store.js';
import { FileMissing, type FilePlace } from './file-place.js';
import { digestOf } from './files.js';
import { UNNAMED_AFTER_MS } from './files-sweep.js';
import { NamedFiles, type NamedFile } from './named-files.js';

export interface FilesFound {
  /** Named by events, and there as they were kept. */
  readonly whole: number;
  readonly missing: readonly NamedFile[];
  /** There, with other bytes than were kept. */
  readonly changed: readonly NamedFile[];
  /** Kept more than a day ago, and named by no event: the next sweep takes them away. */
  readonly orphaned: readonly string[];
}

/** Reads every event and every file, and compares them. */
export async function checkFiles(store: Pick<EventStore, 'subscribe'>, place: FilePlace, now = new Date()): Promise<FilesFound> {
  const kept: { readonly fileId: string; readonly keptAt: Date }[] = [];
  for await (const file of place.all()) kept.push(file);
  const named = await new NamedFiles(store).upToNow();
  const missing: NamedFile[] = [];
  const changed: NamedFile[] = [];
  for (const file of named.values()) {
    const state = await stateOf(file, place);
    if (state !== 'whole') (state === 'missing' ? missing : changed).push(file);
  }
  const before = now.getTime() - UNNAMED_AFTER_MS;
  const orphaned = kept.filter(({ fileId, keptAt }) => !named.has(fileId) && keptAt.getTime() < before).map(({ fileId }) => fileId);
  return { whole: named.size - missing.length - changed.length, missing, changed, orphaned };
}

async function stateOf({ fileId, sha256, bytes }: NamedFile, place: FilePlace): Promise<'whole' | 'missing' | 'changed'> {
  try {
    const found = await digestOf(await place.open(fileId));
    return found.sha256 === sha256 && found.bytes === bytes ? 'whole' : 'changed';
  } catch (error) {
    if (error instanceof FileMissing) return 'missing';
    throw error;
  }
}
