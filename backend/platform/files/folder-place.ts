import { createReadStream } from 'node:fs';
import { link, mkdir, open, opendir, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileMissing, FilePlace, type FileContent, type KeptFile } from './file-place.js';

const FILE_ID = /^[\da-f]{32}$/;
/** What is being written has no name yet under which anybody would find it. */
const UNFINISHED = 'unfinished';

/** Files in a folder of this machine: `ab/ab12…`, so that no folder grows too long. */
export class FolderPlace extends FilePlace {
  constructor(private readonly folder: string) {
    super();
  }

  async put(fileId: string, content: FileContent): Promise<void> {
    const [file, aside] = [this.pathOf(fileId), path.join(this.folder, UNFINISHED, fileId)];
    await mkdir(path.dirname(aside), { recursive: true, mode: 0o700 });
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    try {
      await writeThrough(aside, content);
      await link(aside, file);
      await syncFolder(path.dirname(file));
      await syncFolder(this.folder);
    } finally {
      await rm(aside, { force: true });
    }
  }

  async open(fileId: string): Promise<Readable> {
    let handle: FileHandle;
    try {
      handle = await open(this.pathOf(fileId));
    } catch (error) {
      throw isAbsent(error) ? new FileMissing(fileId) : error;
    }
    return handle.createReadStream();
  }

  async remove(fileId: string): Promise<void> {
    await rm(this.pathOf(fileId), { force: true });
  }

  async *all(): AsyncGenerator<KeptFile> {
    for (const shelf of await entriesOf(this.folder)) {
      if (!/^[\da-f]{2}$/.test(shelf)) continue;
      for await (const { name } of await opendir(path.join(this.folder, shelf))) {
        const found = FILE_ID.test(name) ? await statOf(this.pathOf(name)) : undefined;
        if (found) yield { fileId: name, bytes: found.size, keptAt: found.mtime };
      }
    }
  }

  async tidy(begunBefore: Date): Promise<void> {
    const folder = path.join(this.folder, UNFINISHED);
    for (const name of await entriesOf(folder)) {
      const found = await statOf(path.join(folder, name));
      if (found && found.mtime < begunBefore) await rm(path.join(folder, name), { force: true });
    }
  }

  private pathOf(fileId: string): string {
    // Ids come from events only; a path is made of nothing else all the same.
    if (!FILE_ID.test(fileId)) throw new FileMissing(fileId);
    return path.join(this.folder, fileId.slice(0, 2), fileId);
  }
}

async function writeThrough(file: string, content: FileContent): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    // Written on from where the last piece ended.
    for await (const piece of Buffer.isBuffer(content) ? [content] : createReadStream(content.path)) await handle.appendFile(piece as Buffer);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name is safe once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

async function statOf(file: string) {
  try {
    return await stat(file);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

function isAbsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
