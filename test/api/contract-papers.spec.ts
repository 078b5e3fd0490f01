import { readdir, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { FilePlace } from '../../backend/platform/files/file-place.js';
import { Settings } from '../../backend/platform/config/settings.js';
import { Uploads } from '../../backend/platform/uploads/uploads.js';
import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import { ClamdStandIn } from '../support/clamd-stand-in.js';
import { eventually } from '../faults/support/eventually.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const paper = (words = 'signed', inner = '/Type /Catalog') => `%PDF-1.7\n1 0 obj\n<< ${inner} >>\nendobj\n% ${words}\nstartxref\n9\n%%EOF\n`;

describe('signed paper of a contract', () => {
  let app: TestApp;
  let dana: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
  });
  afterAll(() => app.stop());

  const upload = async (content: string | Buffer<ArrayBuffer>, { contract = 1042, what = 'deed', name = 'deed.pdf', headers = {}, who = dana } = {}) => {
    const form = new FormData();
    form.set('file', new Blob([content], { type: 'application/pdf' }), name);
    const answer = await fetch(`${app.url}/api/Contracts/${contract}/Papers/${what}`, { method: 'POST', body: form, headers: { cookie: who.cookie, ...headers } });
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', body: (await answer.json()) as ResaleContractAnswer & { detail?: string } };
  };
  const left = async () => {
    const files: string[] = [];
    for await (const { fileId } of app.nest.get(FilePlace).all()) files.push(fileId);
    return { files: files.length, aside: (await readdir(path.join(app.nest.get(Settings).dataDir, 'uploads')).catch(() => [])).length };
  };

  it('is kept as it was brought, under its own name, and told in the history as unscanned', async () => {
    const { status, body } = await upload(paper(), { name: '..\\evil/Deed “Núñez”.PDF' });
    expect([status, body.papers]).toMatchObject([200, [{ paper: 'deed', version: 1, scanned: false, file: { name: 'Deed “Núñez”.pdf', mediaType: 'application/pdf', bytes: paper().length } }]]);
    const opened = await dana.fetch('/api/Contracts/1042/Papers/deed/1');
    expect([opened.headers.get('content-type'), opened.headers.get('x-content-type-options'), await opened.text()]).toEqual(['application/pdf', 'nosniff', paper()]);
    const history = await dana.get<{ entries: { title: string }[] }>('/api/Contracts/1042/History?limit=1');
    expect(history.entries[0]!.title).toBe('Deed uploaded');
  });

  it('is replaced by a later version, and what was replaced stays', async () => {
    await upload(paper('first'), { contract: 1043 });
    const { body } = await upload(paper('second'), { contract: 1043 });
    expect(body.papers!.map(({ version }) => version)).toEqual([1, 2]);
    expect(await (await dana.fetch('/api/Contracts/1043/Papers/deed/1')).text()).toContain('first');
    const history = await dana.get<{ entries: { title: string }[] }>('/api/Contracts/1043/History?limit=1');
    expect(history.entries[0]!.title).toBe('Deed replaced by version 2');
  });

  it('comes once under one key, and another file under the same key is refused', async () => {
    const headers = { 'Idempotency-Key': '3f1d1c9e-6a53-4a2e-9b0e-0c8a4f9d1a77' };
    await upload(paper(), { contract: 1044, headers });
    expect((await upload(paper(), { contract: 1044, headers })).body.papers).toHaveLength(1);
    expect((await upload(paper('another'), { contract: 1044, headers })).status).toBe(409);
  });

  it('is opened by its own contract only, and by those only who see all of a contract', async () => {
    await upload(paper(), { contract: 1045 });
    for (const other of ['1046/Papers/deed/1', '1045/Papers/deed/2', '1045/Papers/buyerContract/1', '1045/Papers/passport/1']) {
      expect((await dana.fetch(`/api/Contracts/${other}`)).status).toBe(404);
    }
    const { userId } = await (await app.signIn('inventory-tablet')).get<{ userId: number }>('/api/Users/Me');
    await dana.fetch(`/api/Users/${userId}`, { method: 'PUT', body: { permissions: 'Contracts_Detail,Other_AllowRemoteLogin' } });
    const seesLess = await app.signIn('inventory-tablet');
    expect((await seesLess.fetch('/api/Contracts/1045/Papers/deed/1')).status).toBe(403);
    expect((await upload(paper(), { contract: 1045, who: seesLess })).status).toBe(403);
    expect((await upload(paper(), { contract: 999_999 })).status).toBe(404);
  });

  it('is refused in plain words where it is no PDF, does things by itself, is empty or too large, and nothing is kept', async () => {
    const before = await left();
    const refused = [
      [await upload('<svg onload="alert(1)"/>', { name: 'deed.pdf' }), 415, 'no PDF'],
      [await upload('<html><script>startxref</script>'), 415, 'no PDF'],
      [await upload(paper('', '/S /JavaScript /JS (x)')), 422, 'a script'],
      [await upload(paper('', '/S /Launch')), 422, 'starts a program'],
      [await upload(paper('', '/EmbeddedFiles 4 0 R')), 422, 'another file'],
      [await upload(paper('', '/OpenAction << /S /GoToR /F (x) >>')), 422, 'a way to another file'],
      [await upload(''), 400, 'empty'],
      [await upload(Buffer.concat([Buffer.from(paper()), Buffer.alloc(15 * 1_048_576, ' ')])), 413, '15 MB'],
      [await upload(paper(), { what: 'passport' }), 404, 'passport'],
    ] as const;
    for (const [{ status, type, body }, expected, words] of refused) expect([status, type, body.detail]).toEqual([expected, expect.stringContaining('application/problem+json'), expect.stringContaining(words)]);
    expect((await dana.fetch('/api/Contracts/1042/Papers/deed', { method: 'POST', body: { file: 'x' } })).status).toBe(415);
    expect(await left()).toEqual({ ...before, aside: 0 });
  });

  it('that is ten gigabytes long is hung up on soon after it is too long, whether it says its length or not', async () => {
    const before = await left();
    for (const length of [{ 'content-length': String(10 * 2 ** 30) }, {}] as Record<string, string>[]) {
      const { status, sent } = await endless(length);
      expect(status).toBe(413);
      expect(sent).toBeLessThan(512 * 1_048_576);
    }
    expect(await left()).toEqual({ ...before, aside: 0 });
  });

  it('that trickles holds up nobody else, and its sender only with words about uploads', async () => {
    const marcus = await app.signIn('sales-administrator');
    const trickling = [1, 2].map(() => trickles());
    await Promise.all(trickling.map(({ begun }) => begun));
    const waiting = [1, 2].map(() => trickles());
    await Promise.all(waiting.map(({ begun }) => begun));
    expect((await upload(paper(), { contract: 1048, who: marcus })).status).toBe(200);
    const refused = await upload(paper(), { contract: 1048 });
    expect([refused.status, refused.body.detail]).toEqual([429, 'You are uploading 2 files already. Please wait until one of them is there.']);
    for (const { end } of [...trickling, ...waiting]) end();
    await eventually('who went away has left the line', async () => (await upload(paper(), { contract: 1048 })).status === 200);
  });

  it('whose senders went away while they waited holds no place', async () => {
    const uploads = app.nest.get(Uploads);
    const { pace } = uploads;
    uploads.pace = { ...pace, graceMs: 3_600_000 };
    const trickling = [1, 2, 3, 4].map(() => trickles());
    await Promise.all(trickling.map(({ begun }) => begun));
    await eventually('the line is full', async () => (await upload(paper(), { contract: 1048 })).status === 429);
    for (const { end } of trickling.reverse()) end();
    await eventually('there is a place', async () => (await upload(paper(), { contract: 1048 })).status === 200);
    uploads.pace = pace;
  });

  it('that comes too slowly is given up, in words, and its place is free again', async () => {
    const uploads = app.nest.get(Uploads);
    const { pace } = uploads;
    uploads.pace = { leastBytesPerSecond: 4_096, graceMs: 10 };
    const [slow] = [trickles()];
    expect(await slow!.answer).toEqual([408, 'The file came too slowly and was given up. Please try again on a better line.']);
    uploads.pace = pace;
    expect((await upload(paper(), { contract: 1049 })).status).toBe(200);
  });

  it('of a sender who goes away leaves nothing; what a dead process left is swept', async () => {
    const before = await left();
    await endless({}, 3);
    for (let tries = 0; tries < 100 && (await left()).aside > 0; tries++) await new Promise((soon) => setTimeout(soon, 50));
    expect(await left()).toEqual({ ...before, aside: 0 });
    const { dataDir } = app.nest.get(Settings);
    const dead = path.join(dataDir, 'uploads', 'dead');
    await writeFile(dead, 'half');
    await utimes(dead, 1, 1);
    await app.nest.get(Uploads).sweep();
    expect(await left()).toEqual({ ...before, aside: 0 });
  });

  it('is scanned where the settings name a scanner: clean is kept and said, found or unanswered is refused', async () => {
    const clamd = await ClamdStandIn.start();
    const settings = app.nest.get(Settings) as { clamd: unknown };
    settings.clamd = clamd.place;
    expect((await upload(paper(), { contract: 1047 })).body.papers).toMatchObject([{ scanned: true }]);
    const before = await left();
    clamd.says = 'found';
    expect((await upload(paper(), { contract: 1047 })).status).toBe(422);
    await clamd.stop();
    expect((await upload(paper(), { contract: 1047 })).status).toBe(503);
    settings.clamd = undefined;
    expect(await left()).toEqual(before);
  });

  /** Sends a PDF that has no end. @param pieces hang up after so many megabytes */
  function endless(headers: Record<string, string>, pieces = Infinity): Promise<{ status: number; sent: number }> {
    return new Promise((resolve) => {
      let sent = 0;
      let over = false;
      const sending = request(`${app.url}/api/Contracts/1042/Papers/deed`, { method: 'POST', headers: { cookie: dana.cookie, 'content-type': 'multipart/form-data; boundary=b', ...headers } });
      const end = (status: number): void => {
        over = true;
        sending.destroy();
        resolve({ status, sent });
      };
      sending.on('response', ({ statusCode = 0 }) => end(statusCode));
      sending.on('error', () => !over && end(0));
      sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="deed.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n');
      const piece = Buffer.alloc(1_048_576, ' ');
      const goOn = (): void => {
        if (over) return;
        if (sent >= pieces * piece.length) return end(0);
        sent += piece.length;
        if (sending.write(piece)) setImmediate(goOn);
        else sending.once('drain', goOn);
      };
      goOn();
    });
  }

  /** Sends the beginning of a PDF, and then nothing. */
  function trickles(): { readonly begun: Promise<unknown>; readonly answer: Promise<unknown>; end(): void } {
    const sending = request(`${app.url}/api/Contracts/1042/Papers/deed`, { method: 'POST', headers: { cookie: dana.cookie, 'content-type': 'multipart/form-data; boundary=b' } });
    sending.on('error', () => undefined);
    const answer = new Promise((resolve) => sending.on('response', (response) => void text(response).then((body) => resolve([response.statusCode, (JSON.parse(body) as { detail: string }).detail]))));
    const begun = new Promise((resolve) => sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="deed.pdf"\r\n\r\n%PDF-1.7\n', resolve));
    return { begun, answer, end: () => void sending.destroy() };
  }
});
