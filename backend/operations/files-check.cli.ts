import { Logger } from '@nestjs/common';
import { besideTheServer } from '../beside-the-server.js';
import { CannotStart } from '../platform/config/cannot-start.js';
import { readSettings } from '../platform/config/settings.js';
import { checkFiles, type FilesFound } from '../platform/files/files-check.js';
import { filePlaceOf } from '../platform/files/files.module.js';
import type { NamedFile } from '../platform/files/named-files.js';
import { openStorage } from '../storage.js';

/** Exit code 1: files are missing or changed, a backup is needed. Orphaned ones are only told of. */
try {
  Logger.overrideLogger(['error']);
  const settings = await besideTheServer(readSettings(process.env));
  const storage = await openStorage(settings);
  const found = await checkFiles(storage.store, filePlaceOf(settings));
  await storage.close();
  process.stdout.write(wordsOf(found));
  process.exit(found.missing.length + found.changed.length > 0 ? 1 : 0);
} catch (error) {
  const expected = error instanceof CannotStart;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(2);
}

function wordsOf({ whole, missing, changed, orphaned }: FilesFound): string {
  const line = (what: string) => ({ fileId, name, stream }: NamedFile) => `${what}  ${fileId}  ${name}, of ${stream}\n`;
  const lines = [...missing.map(line('missing ')), ...changed.map(line('changed ')), ...orphaned.map((fileId) => `orphaned  ${fileId}\n`)];
  return `${lines.join('')}${whole} whole, ${missing.length} missing, ${changed.length} changed, ${orphaned.length} orphaned\n`;
}
