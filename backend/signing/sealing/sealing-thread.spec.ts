import { PDFDocument } from '@cantoo/pdf-lib';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { worstSignature } from '../../../test/support/png.js';
import { sealHolds } from '../../../test/support/sealed-pdf.js';
import type { Settings } from '../../platform/config/settings.js';
import { ThreadEnded } from '../../platform/threads/limited-thread.js';
import { noEnvelope, type Envelope } from '../envelope.state.js';
import type { ToSeal } from './sealed-document.js';
import { SealingThread } from './sealing-thread.js';

const AT = '2026-11-20T15:06:00.000Z';
const SIGNATURES = 4;
const PAGES = 40;
const FREE_TURNS = 50;
const file = (fileId: string) => ({ fileId, sha256: 'a1'.repeat(32), bytes: 9, mediaType: 'application/pdf', name: 'buyer-contract-1042-v2.pdf' });
const moments = { requestedAt: AT, sentAt: AT, deliveredAt: AT, failed: '', viewedAt: AT, consentedAt: AT, signedAt: AT };
const place = { signer: 'buyer', kind: 'signature', page: 1, x: 60, y: 300, width: 260, height: 34 } as const;
const places = Array.from({ length: SIGNATURES }, (_, index) => ({ place: index, how: 'drawn' as const, mark: file(`mark ${index}`), at: AT }));
const envelope: Envelope = {
  ...noEnvelope,
  status: 'Signed',
  document: { stream: 'resaleContract-1042', kind: 'buyer', version: 2, file: file('f'), pages: PAGES, places: places.map(() => place) },
  signers: [{ role: 'buyer', name: 'Fatima López', mail: 'fatima@example.com', ...moments, places, timesSigned: SIGNATURES }],
  trail: [],
};

describe('A document that is sealed in a thread', () => {
  let folder: string;
  let thread: SealingThread;
  let worst: ToSeal;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sealing-thread-'));
    thread = new SealingThread({ sealFile: path.join(folder, 'seal.pem') } as Settings);
    const pdf = await PDFDocument.create();
    for (let page = 0; page < PAGES; page++) pdf.addPage([612, 792]).drawText(`Page ${page + 1}`);
    worst = { envelopeId: 'e1', company: 'Harbor Resales', envelope, pages: await pdf.save(), marks: new Map(places.map(({ mark }) => [mark.fileId, worstSignature()])) };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is sealed as it would be here, while the loop that serves waits for it and is free', async () => {
    const sealing = thread.seal(worst, new Date(AT));
    let turns = 0;
    const over = sealing.then(() => true);
    while (!(await Promise.race([over, pause(1, false)]))) turns++;
    // A handful where the loop itself does it.
    expect(turns).toBeGreaterThan(FREE_TURNS);
    const sealed = await sealing;
    expect(sealHolds(sealed)).toBe(true);
    expect(sealed.subarray(0, worst.pages.length).equals(worst.pages)).toBe(true);
  });

  it('ends at its limits, or when the process stops, with nothing half sealed; the next one is sealed', async () => {
    await expect(thread.seal(worst, new Date(AT), { withinMs: 1 })).rejects.toBeInstanceOf(ThreadEnded);
    await expect(thread.seal(worst, new Date(AT), { heapMb: 4 })).rejects.toBeInstanceOf(ThreadEnded);
    const stops = new AbortController();
    const stopped = thread.seal(worst, new Date(AT), { signal: stops.signal });
    stops.abort();
    await expect(stopped).rejects.toBeInstanceOf(ThreadEnded);
    await expect(thread.seal(worst, new Date(AT), { signal: stops.signal })).rejects.toBeInstanceOf(ThreadEnded);
    expect(sealHolds(await thread.seal(worst, new Date(AT)))).toBe(true);
    expect(readdirSync(folder)).toEqual(['seal.pem']);
  });

  it('tells what is wrong with it, and with the certificate', async () => {
    await expect(thread.seal({ ...worst, marks: new Map() }, new Date(AT))).rejects.not.toBeInstanceOf(ThreadEnded);
    const noKey = new SealingThread({ sealFile: new URL(import.meta.url).pathname } as Settings);
    await expect(noKey.seal(worst, new Date(AT))).rejects.toThrow('SEAL_FILE holds no PRIVATE KEY as PEM');
  });
});
