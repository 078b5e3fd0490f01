import { deflateSync } from 'node:zlib';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PdfJudge } from './pdf-judge.js';
import { judgePdf } from './pdf-judge.worker.mjs';

const pdf = (inner: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${inner} >>\nendobj\nstartxref\n9\n%%EOF\n`, 'latin1');
const packed = (inner: string, more = '/Filter /FlateDecode') => {
  const data = deflateSync(inner);
  return Buffer.concat([Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${more} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n')]);
};

describe('What a PDF that is uploaded may have', () => {
  it.each(['/Type /Catalog /Title (JavaScript /Launchpad)', '/OpenAction [3 0 R /FitH null]', '/Annots [<< /A << /S /URI /URI (https://example.com) >> >>]', '/OpenAction 5 0 R'])('is what does nothing by itself: %s', (inner) => {
    expect(judgePdf(pdf(inner))).toBeUndefined();
  });

  it.each([
    ['/S /JavaScript /JS (app.alert(1))', 'a script'],
    ['/S /J#61vaScript', 'a script'],
    ['/S/Launch/F(cmd.exe)', 'a command that starts a program'],
    ['/Names << /EmbeddedFiles 4 0 R >>', 'another file within it'],
    ['/XFA 5 0 R', 'a form that can do things by itself'],
    ['/Encrypt 9 0 R', 'a password'],
    ['/OpenAction << /S /GoToR /F (//example.com/share) >>', 'a way to another file'],
    ['/OpenAction << /S /GoTo#45 >>', 'a way to another file'],
    ['/AA << /O << /S /URI /URI (https://example.com) >> >>', 'actions that start by themselves'],
    ['/OpenAction 5 0 R >>\nendobj\n5 0 obj\n<< /S /URI /URI (https://example.com)', 'an address that may open by itself'],
    ['/Open#41ction << /S /#55RI >>', 'an address that may open by itself'],
    ['/Type /Obj#53tm', 'names that are written to be hidden'],
    ['/Subtype /FileAttachment /FS 5 0 R', 'another file within it'],
    ['/FS << /F (invoice.exe) /EF << /F 6 0 R >> >>', 'another file within it'],
    ['/EF\0 6 0 R', 'another file within it'],
    ['/EF % 5 apples\r6%\n0R', 'another file within it'],
    [`/AA %${' '.repeat(5_000)}\n<< /O 5 0 R >>`, 'actions that start by themselves'],
    [`/AA ${'0'.repeat(200)}6 0 R`, 'actions that start by themselves'],
    ['/A#41 +6 0. R', 'actions that start by themselves'],
  ])('is not %s', (inner, has) => {
    expect(judgePdf(pdf(inner))).toBe(has);
  });

  it('is looked for where objects are packed, and refused where they cannot be', () => {
    expect(judgePdf(packed('1 0 << /Type /Catalog >>'))).toBeUndefined();
    expect(judgePdf(packed('1 0 << /S /JavaScript /JS (x) >>'))).toContain('a script');
    expect(judgePdf(packed('1 0 <<>>', '/Filter /LZWDecode'))).toContain('cannot be looked into');
    expect(judgePdf(packed(' '.repeat(9_000_000)))).toContain('cannot be looked into');
  });

  it.each([
    ['its beginning is said once more in a text', '/Filter /FlateDecode /X (\n1 0 obj\n<<)', '/Type /ObjStm'],
    ['its beginning is said once more in a comment', '/Filter /FlateDecode % 1 0 obj <<\n', '/Type /ObjStm'],
    ['what it is packed with stands far before', `/Filter /FlateDecode /X (${'x'.repeat(3_000)})`, '/Type /ObjStm'],
    ['what it is packed with is written to be hidden', '/F#69lter /FlateDecode', '/Type /ObjStm'],
    ['it is packed twice', '/Filter /FlateDecode /Filter /LZWDecode', '/Type /ObjStm'],
  ])('is refused with a script that is packed where %s', (_, before, type) => {
    expect(judgePdf(hidden(before, type))).toContain('cannot be looked into');
  });

  it('is refused with a script in a pack that does not say that it is one', () => {
    expect(judgePdf(hidden('/Filter /FlateDecode', ''))).toContain('a script');
  });

  it.each(['/N 1 /First 9 0 R /Filter /FlateDecode', '/Filter /FlateDecode', '/First 9 0 R /Length 40 /Filter /FlateDecode /X (endobj)'])('is refused with a script in a pack that says of itself no more than %s', (dictionary) => {
    const pack = (script: string) => Buffer.concat([Buffer.from(`%PDF-1.7\n5 0 obj\n<< ${dictionary} >>\nstream\r\n`), deflateSync(script), Buffer.from('\nendstream\nendobj\n')]);
    expect(judgePdf(pack(' %\n1 0 << /S /JavaScript /JS (app.alert(1)) >>'))).toMatch(/a script|cannot be looked into/);
  });

  it('is what a page draws, packed, and letters in a picture that read like a short name', () => {
    const drawn = Buffer.concat([Buffer.from('%PDF-1.7\n5 0 obj\n<< /Length 9 /Filter /FlateDecode >>\nstream\n'), deflateSync('0 0 1 rg /F1 12 Tf (JavaScript is a word) Tj'), Buffer.from('\nendstream\nendobj\n\x01/AA \x02/EF(\x03')]);
    expect(judgePdf(drawn)).toBeUndefined();
  });

  it.each(['/EF9', '/EF 9\x01', '/RF<\x02', '/AA<(', '/AA%\x03\n\x04', '/EF\0 6 \x05 R', '/RF 12'])('is what chance makes of the bytes of a scan: %j', (bytes) => {
    expect(judgePdf(Buffer.concat([Buffer.from('%PDF-1.7\n5 0 obj\n<< /Filter /DCTDecode >>\nstream\n\x01'), Buffer.from(bytes, 'latin1'), Buffer.from('\xff\nendstream\nendobj\n', 'latin1')]))).toBeUndefined();
  });

  it.each(['<</Filter/FlateDecode/First 4/Length 20/N 1/Type/ObjStm>>', '<<\n/Type /ObjStm\n/N 1\n/First 4\n/Extends 7 0 R\n/Filter [ /FlateDecode ]\n>>'])('is taken with packs as programs write them: %s', (dictionary) => {
    const outlines = '2 0 obj\n<< /Type /Outlines /First 12 0 R /Title (a (b) c) >>\nendobj\n';
    expect(judgePdf(Buffer.concat([Buffer.from(`%PDF-1.7\n${outlines}5 0 obj\r${dictionary}stream\r\n`), deflateSync('1 0 << /Type /Catalog >>')]))).toBeUndefined();
  });

  it('is not an action that is packed and an address that is not, or the other way about', () => {
    const beside = (inside: string, outside: string) => judgePdf(Buffer.concat([packed(`1 0 << ${inside} >>`), pdf(outside)]));
    expect(beside('/OpenAction 5 0 R', '/S /URI')).toBe('an address that may open by itself');
    expect(beside('/S /URI', '/OpenAction 5 0 R')).toBe('an address that may open by itself');
  });

  it.each([
    ['slashes', '/'],
    ['line ends', '\n'],
    ['beginnings', '\n1 0 obj'],
    ['packs', '\n1 0 obj\n<< /Type /ObjStm /First 4 >>\nstream\n'],
    ['hidden letters', '/#41#41'],
    ['open dictionaries', '<</A'],
  ])('is looked at in a time that grows with its size and no faster: %s', (_, piece) => {
    const looked = (bytes: number) => {
      const file = Buffer.from(`%PDF-1.7\n${piece.repeat(bytes / piece.length)}`);
      const began = process.cpuUsage();
      judgePdf(file);
      const { user, system } = process.cpuUsage(began);
      return user + system;
    };
    looked(200_000);
    const quickest = (bytes: number) => Math.min(...Array.from({ length: 3 }, () => looked(bytes)));
    // Four times the size may take twice what it should, and no sixteen times.
    expect(quickest(800_000) / Math.max(quickest(200_000), 500)).toBeLessThan(8);
  });

  describe('in a thread of its own', () => {
    let folder: string;
    beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'pdf-judge-'))));
    afterAll(() => rm(folder, { recursive: true }));
    const file = async (content: Buffer) => {
      const name = path.join(folder, 'file.pdf');
      await writeFile(name, content);
      return name;
    };

    it('is refused in words, and what does nothing by itself is taken', async () => {
      const judge = new PdfJudge();
      await expect(judge.judge(await file(pdf('/Type /Catalog')), 7)).resolves.toBeUndefined();
      await expect(judge.judge(await file(pdf('/S /JavaScript')), 7)).rejects.toThrow('This PDF has a script. Print it into a new PDF, or scan the paper, and upload that.');
    });

    it('ends when its time is over, which is refused, and the next one is looked at', async () => {
      const judge = new PdfJudge();
      const long = await file(Buffer.concat([pdf(''), Buffer.alloc(15_000_000, '/A ')]));
      await expect(judge.judge(long, 7, 1)).rejects.toThrow('take too long');
      await expect(judge.judge(long, 7)).resolves.toBeUndefined();
    });

    it('comes after one of who brings many at most', async () => {
      const judge = new PdfJudge();
      const order: string[] = [];
      const scan = await file(pdf('/Type /Catalog'));
      // The file is there: they stand in line in the order in which they come.
      const brings = async (who: string, userId: number) => {
        await judge.judge(scan, userId);
        order.push(who);
      };
      const many = ['first', 'second', 'third', 'fourth'].map((which) => brings(`the ${which} of many`, 7));
      await Promise.all([...many, brings('the only one', 8)]);
      expect(order.slice(0, 2)).toEqual(['the first of many', 'the only one']);
    });

    it('stands beside who waits for pages: their loop goes on', async () => {
      const judging = new PdfJudge().judge(await file(Buffer.concat([pdf(''), Buffer.alloc(15_000_000, '/A ')])), 7);
      let turns = 0;
      const over = judging.then(() => true);
      while (!(await Promise.race([over, pause(1, false)]))) turns++;
      expect(turns).toBeGreaterThan(10);
    });
  });
});

/** A script in a pack, with what its dictionary says around the kind. */
function hidden(before: string, type: string): Buffer {
  const data = deflateSync('1 0 << /S /JavaScript /JS (x) >>');
  return Buffer.concat([Buffer.from(`%PDF-1.7\n5 0 obj\n<< ${before} ${type} /N 1 /First 4 /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream\nendobj\n')]);
}
