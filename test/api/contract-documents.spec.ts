import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Settings } from '../../backend/platform/config/settings.js';
import { FilePlace } from '../../backend/platform/files/file-place.js';
import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import { hasPoppler, readPdf } from '../support/pdf-text.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const CONTRACT = 1042;
const poppler = hasPoppler ? it : it.skip;

describe('documents of a contract', () => {
  let app: TestApp;
  let dana: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
  });
  afterAll(() => app.stop());

  const make = async (what = 'PrintContract', id = CONTRACT, headers = {}) => {
    const answer = await dana.fetch(`/api/Contracts/${what}/${id}`, { method: 'POST', headers });
    return { status: answer.status, etag: answer.headers.get('etag'), body: (await answer.json()) as ResaleContractAnswer };
  };
  const pdfAt = async (link: string, who = dana) => {
    const answer = await who.fetch(link);
    return { answer, pdf: Buffer.from(await answer.arrayBuffer()) };
  };

  const allowed = async (who: string, permissions: string) => {
    const { userId } = await (await app.signIn(who)).get<{ userId: number }>('/api/Users/Me');
    expect((await dana.fetch(`/api/Users/${userId}`, { method: 'PUT', body: { permissions: `${permissions},Other_AllowRemoteLogin` } })).status).toBe(200);
    return app.signIn(who);
  };

  it('are made by the documented calls, which answer the contract with link, name and date, and keep every version', async () => {
    const first = await make();
    expect(first).toMatchObject({ status: 200, body: { contractId: CONTRACT, contractDocumentLink: `/api/Contracts/${CONTRACT}/Documents/buyer/1`, contractFileName: 'buyer-contract-1042-v1.pdf' } });
    expect(Date.now() - Date.parse(first.body.contractDocumentDate!)).toBeLessThan(60_000);
    expect(first.body.contractStatus).not.toBe('Documents Generated');
    const seller = await make('PrintSellerContract');
    expect(seller.body).toMatchObject({ sellerContractFileName: 'seller-contract-1042-v1.pdf', contractFileName: 'buyer-contract-1042-v1.pdf' });
    const second = await make();
    expect(second.body.documents!.map(({ document, version, ofRevision }) => [document, version, ofRevision])).toEqual([
      ['buyer', 1, Number(first.etag!.replace(/"/g, '')) - 1],
      ['seller', 1, Number(first.etag!.replace(/"/g, ''))],
      ['buyer', 2, Number(seller.etag!.replace(/"/g, ''))],
    ]);
    const { answer, pdf } = await pdfAt(first.body.contractDocumentLink!);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff', 'content-disposition': expect.stringMatching(/^inline; filename="buyer-contract-1042-v1\.pdf"/) as unknown, 'content-security-policy': expect.stringContaining("frame-ancestors 'self'") as unknown });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const history = await dana.get<{ entries: { title: string }[] }>(`/api/Contracts/${CONTRACT}/History?limit=3`);
    expect(history.entries.map(({ title }) => title)).toEqual(['Buyer contract made, version 2', 'Seller contract made, version 1', 'Buyer contract made, version 1']);
  });

  poppler('say both buyers with their middle names in any script, emoji too, and nothing that no font has vanishes', async () => {
    const names = { buyerFirstName: 'Zoë 🏝', buyerMiddleName: 'Ольга', buyerLastName: '山田', coBuyerFirstName: '지민', coBuyerMiddleName: 'नमन', coBuyerLastName: 'Lopez 𒀀' };
    expect((await dana.fetch('/api/Contracts/1008', { method: 'PUT', body: { ...names, buyerEntityType: 'INDIVIDUAL', reason: 'As they write it' } })).status).toBe(200);
    const { body } = await make('PrintContract', 1008);
    const { text } = await readPdf((await pdfAt(body.contractDocumentLink!)).pdf);
    for (const name of ['Zoë 🏝 Ольга 山田', '지민 नमन Lopez [U+12000]']) expect(text).toContain(name);
  });

  poppler('open in poppler with tags and their own fonts, say number, version and pages, and their text is found with its accents', async () => {
    const sent = await dana.fetch(`/api/Contracts/1051`, { method: 'PUT', body: { reason: 'As agreed', buyerFirstName: 'José', buyerLastName: 'Núñez Müller #strong[x]', buyerEntityType: 'INDIVIDUAL' } });
    expect(sent.status).toBe(200);
    const { body } = await make('PrintContract', 1051);
    const { pdf } = await pdfAt(body.contractDocumentLink!);
    const { text, info, fonts } = await readPdf(pdf);
    expect(text).toContain('José Núñez Müller #strong[x]');
    expect(text).toContain('Contract 1051, version 1');
    expect(text).toMatch(/Page 1 of 2[^]*Page 2 of 2/);
    expect(info).toMatch(/Tagged: +yes/);
    expect(info).toMatch(/JavaScript: +no/);
    expect(fonts.split('\n').slice(2).filter(Boolean).every((line) => line.includes('+Inter') && / yes yes yes /.test(line))).toBe(true);
    const { places } = body.documents![0]!;
    expect(places.filter(({ kind }) => kind === 'signature')).toEqual(expect.arrayContaining([expect.objectContaining({ signer: 'buyer', page: 2, width: 260 })]));
  });

  poppler('are read with what changed since the version before marked, as a copy and not in the document', async () => {
    const revised = (purchasePrice: string) => dana.fetch('/api/Contracts/1061', { method: 'PUT', body: { reason: 'As agreed', purchasePrice } });
    await revised('9100.00');
    await make('PrintContract', 1061);
    await revised('9300.00');
    await make('PrintContract', 1061);
    const { answer, pdf } = await pdfAt('/api/Contracts/1061/Documents/buyer/2/Marked');
    expect(answer.headers.get('content-disposition')).toContain('changes-of-buyer-contract-1061-v2.pdf');
    const { text } = await readPdf(pdf);
    expect(text).toContain('What differs from version 1 stands on this ground');
    expect(text).toContain('9,300.00');
    expect((await readPdf((await pdfAt('/api/Contracts/1061/Documents/buyer/2')).pdf)).text).not.toContain('What differs');
    expect((await dana.fetch('/api/Contracts/1061/Documents/buyer/1/Marked')).status).toBe(404);
  });

  it('are the same to the byte for the same data, and nothing is kept of a preview', async () => {
    const [one, two] = [await pdfAt('/api/Contracts/1044/Documents/seller/Preview'), await pdfAt('/api/Contracts/1044/Documents/seller/Preview')];
    expect(one.answer.status).toBe(200);
    expect(one.pdf.equals(two.pdf)).toBe(true);
    expect((await dana.get<ResaleContractAnswer>('/api/Contracts/1044')).documents).toEqual([]);
  });

  poppler('add up on paper: the loan processing fee stands beside the contract sales price, and no fee of nothing (C2)', async () => {
    await dana.fetch('/api/Contracts/1050', { method: 'PUT', body: { reason: 'As agreed', contractType: 'Inventory', purchasePrice: '9000.00', closingFee: '499.00', loanProcessingFee: '200.00', creditReportFee: '0.00', prePaidMaintFee: '0.00' } });
    const { text, lines } = await readPdf((await pdfAt('/api/Contracts/1050/Documents/buyer/Preview')).pdf);
    expect(lines).toMatch(/Purchase price\s+9,000\.00\s+Closing fee\s+499\.00\s+Contract sales price\s+9,499\.00/);
    expect(text.replace(/\s+/g, ' ')).toContain('A loan processing fee of 200.00 comes beside these amounts');
  });

  poppler('sell a membership and no unit where the contract is an HSI or RCI one', async () => {
    const hsiRci = { contractType: 'HSIANDRCI', contractDate: '2026-11-20', buyerEntityType: 'INDIVIDUAL', buyerFirstName: 'Ana', buyerLastName: 'Silva', buyerCity: 'Toronto', buyerState: 'FL', buyerCountry: 'CA', purchasePrice: '2995.00', closingFee: '499.00' };
    const { contractId } = (await (await dana.fetch('/api/Contracts/', { method: 'POST', body: hsiRci })).json()) as { contractId: number };
    const text = (await readPdf((await pdfAt(`/api/Contracts/${contractId}/Documents/buyer/Preview`)).pdf)).text.replace(/\s+/g, ' ');
    expect(text).toContain('The buyer buys the HSI and RCI membership at the price below.');
    expect(text).toContain('Purchase price 2,995.00 Contract sales price 2,995.00');
    expect(text).toContain('Toronto, FL, Canada');
    expect(text).toContain('within 10 calendar days after the day on which the last of the buyers signs it');
    expect(text).not.toMatch(/seller|Closing|Maintenance|Use week/);
  });

  it('that many make at once are versions apart, each with its own number on it', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => make('PrintContract', 1045)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { documents = [] } = await dana.get<ResaleContractAnswer>('/api/Contracts/1045');
    expect(documents.map(({ version }) => version)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(new Set(documents.map(({ file }) => file.fileId)).size).toBe(12);
  });

  it('are made once when the same command comes again, and by GET with a token only', async () => {
    const headers = { 'Idempotency-Key': '3f1d1c9e-6a53-4a2e-9b0e-0c8a4f9d1a11' };
    await make('PrintContract', 1046, headers);
    expect((await make('PrintContract', 1046, headers)).body.documents).toHaveLength(1);
    const byCookie = await dana.fetch('/api/Contracts/PrintContract/1046');
    expect([byCookie.status, byCookie.headers.get('allow')]).toEqual([405, 'POST']);
    const byToken = await fetch(`${app.url}/api/Contracts/PrintSellerContract/1046`, { headers: { authorization: `Bearer ${dana.token}` } });
    expect(await byToken.json()).toMatchObject({ sellerContractFileName: 'seller-contract-1046-v1.pdf' });
    expect((await make('PrintContract', 999_999)).status).toBe(404);
  });

  poppler('are opened whole by who sees everything; all others get a copy without what they do not see', async () => {
    const { body } = await make('PrintContract', 1047);
    const seesLess = await allowed('inventory-tablet', 'Contracts_Detail');
    const [whole, copy] = [await pdfAt(body.contractDocumentLink!), await pdfAt(body.contractDocumentLink!, seesLess)];
    const texts = [(await readPdf(whole.pdf)).text, (await readPdf(copy.pdf)).text];
    expect(body.buyerEmail).toContain('@');
    expect(texts[0]).toContain(body.buyerEmail);
    expect(texts[1]).not.toContain(body.buyerEmail);
    expect(texts[1]).toContain('[not shown]');
    expect(texts[1]).toContain(body.buyerLastName);
    const nobody = await allowed('inventory-tablet', 'Contracts_Main');
    expect((await nobody.fetch(body.contractDocumentLink!)).status).toBe(403);
  });

  it('are opened by their own contract only, and say so where their file is missing', async () => {
    const { body } = await make('PrintContract', 1048);
    expect((await dana.fetch('/api/Contracts/1049/Documents/buyer/1')).status).toBe(404);
    expect((await dana.fetch('/api/Contracts/1048/Documents/buyer/2')).status).toBe(404);
    expect((await dana.fetch('/api/Contracts/1048/Documents/listing/1')).status).toBe(404);
    await app.nest.get(FilePlace).remove(body.documents![0]!.file.fileId);
    const gone = await dana.fetch(body.contractDocumentLink!);
    expect([gone.status, await gone.json()]).toMatchObject([404, { detail: expect.stringContaining('This file is missing') as unknown }]);
  });

  it('follow a template that the office has changed; one with a fault is refused with its place, and nothing is made', async () => {
    const own = path.join(app.nest.get(Settings).dataDir, 'templates');
    await mkdir(own, { recursive: true });
    await writeFile(path.join(own, 'seller-contract.typ'), '#import "layout.typ": *\n#show: paper.with("Our own", "Contract")\n#say("pruchasePrice")');
    const fault = await make('PrintSellerContract', 1050);
    expect([fault.status, fault.body]).toMatchObject([422, { code: 'template-fault', detail: expect.stringContaining('pruchasePrice') as unknown }]);
    await writeFile(path.join(own, 'seller-contract.typ'), '#import "@preview/cetz:0.3.0": *\n#say("purchasePrice")');
    expect((await make('PrintSellerContract', 1050)).body).toMatchObject({ detail: expect.stringContaining('packages are not fetched') as unknown });
    await writeFile(path.join(own, 'seller-contract.typ'), '#import "layout.typ": *\n#show: paper.with("Our own", "Contract")\n#say("purchasePrice")');
    expect((await make('PrintSellerContract', 1050)).body.documents).toMatchObject([{ version: 1, pages: 1, places: [] }]);
    await rm(own, { recursive: true });
  });
});
