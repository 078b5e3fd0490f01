import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ClamdStandIn } from '../../../test/support/clamd-stand-in.js';
import type { Settings } from '../config/settings.js';
import { VirusScan } from './virus-scan.js';

describe('The virus scanner', () => {
  const content = Buffer.alloc(300_000, 'paper');
  let folder: string;
  let file: string;
  let clamd: ClamdStandIn;
  let scan: VirusScan;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'virus-scan-'));
    file = path.join(folder, 'paper');
    await writeFile(file, content);
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    clamd = await ClamdStandIn.start();
    scan = new VirusScan({ clamd: clamd.place } as Settings);
  });
  afterEach(() => clamd.stop());

  it('is sent the whole file and says that it is clean', async () => {
    expect(await scan.scan(file)).toBe(true);
    expect(clamd.scanned[0]!.equals(content)).toBe(true);
  });

  it('has a file refused in which it finds something', async () => {
    clamd.says = 'found';
    await expect(scan.scan(file)).rejects.toMatchObject({ status: 422, message: expect.stringContaining('found something') as unknown });
  });

  it.each(['error', 'hangs-up', 'nothing'] as const)('has every file refused while it is out of order: %s', async (says) => {
    clamd.says = says;
    scan.withinMs = 200;
    await expect(scan.scan(file)).rejects.toMatchObject({ status: 503 });
  });

  it('has every file refused while it is away', async () => {
    const away = new VirusScan({ clamd: { host: '127.0.0.1', port: 1 } } as Settings);
    await expect(away.scan(file)).rejects.toMatchObject({ status: 503, message: expect.stringContaining('does not answer') as unknown });
  });

  it('is not asked where the settings name none', async () => {
    expect(await new VirusScan({ clamd: undefined } as Settings).scan(file)).toBe(false);
  });
});
