import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { besideTheServer } from '../beside-the-server.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { CannotStart } from '../platform/config/cannot-start.js';
import { readSettings } from '../platform/config/settings.js';
import { openStorage } from '../storage.js';
import { NotAnExport } from './export-files.js';
import { importLegacyExport, type ImportReport } from './import-legacy-export.js';
import { progressBar } from './progress-bar.js';
import { reportText } from './report-text.js';

const USAGE = 'npm run import -- FOLDER [--report FILE] [--shift-to-today]';

interface Arguments {
  readonly folder: string;
  readonly report: string | undefined;
  readonly shiftToToday: boolean;
}

try {
  const asked = readArguments();
  const report = await runImport(asked);
  process.stdout.write(`${reportText(report)}\n`);
  if (asked.report) await writeFile(asked.report, `${JSON.stringify(report, null, 2)}\n`);
  process.exit(0);
} catch (error) {
  const expected = error instanceof CannotStart || error instanceof NotAnExport;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

/** @throws CannotStart with the right form of the command */
function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { report: { type: 'string' }, 'shift-to-today': { type: 'boolean', default: false } },
    });
    const [folder, ...others] = positionals;
    if (!folder || others.length > 0) throw new Error('One folder is needed.');
    return { folder, report: values.report, shiftToToday: values['shift-to-today'] };
  } catch (error) {
    throw new CannotStart(`${(error as Error).message}\n${USAGE}`);
  }
}

async function runImport({ folder, shiftToToday }: Arguments): Promise<ImportReport> {
  // People work in the product meanwhile, maybe on the same cores.
  setPriority(constants.priority.PRIORITY_LOW);
  const storage = await openStorage(await besideTheServer(readSettings(process.env)));
  try {
    return await importLegacyExport(folder, {
      store: storage.store,
      ids: new IdSequence(storage.pool),
      shiftToToday,
      onProgress: progressBar(process.stderr),
    });
  } finally {
    await storage.close();
  }
}
