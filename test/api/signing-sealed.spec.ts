import type { ResaleContractAnswer } from '../../backend/resale-contracts/resale-contract.dto.js';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import type { EnvelopeAnswer } from '../../backend/signing/envelope.dto.js';
import type { SigningAnswer } from '../../backend/signing/signing.dto.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { mailsTo, soon } from '../support/mailed-links.js';
import { hasPoppler, readPdf } from '../support/pdf-text.js';
import { pdfsig, sealHolds } from '../support/sealed-pdf.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

/** One black dot. */
const DOT = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

describe('a contract that everybody has signed', () => {
  let app: TestApp;
  let dana: SignedIn;
  let original: Buffer;
  let sealed: Buffer;

  const asked = (token: string, path = '', body?: object) =>
    fetch(`${app.url}/api/Signing${path}`, { method: body ? 'POST' : 'GET', headers: { Authorization: `Signing ${token}`, 'Content-Type': 'application/json' }, ...(body && { body: JSON.stringify(body) }) });
  const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  const linkTo = async (mail: string) => /#([\w-]{43})/.exec((await mailsTo(dana, mail))[0]!.text)![1]!;
  const contract = () => dana.get<ResaleContractAnswer>('/api/Contracts/1055');

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
    const parties = { buyerEntityType: 'INDIVIDUAL', buyerFirstName: 'Fatima', buyerLastName: 'López', buyerState: 'FL', buyerEmail: 'fatima@example.com', coBuyerFirstName: 'Diego', coBuyerLastName: 'López', coBuyerEmail: 'diego@example.com' };
    await dana.fetch('/api/Contracts/1055', { method: 'PUT', body: { ...parties, reason: 'As agreed' } });
    for (const path of ['PrintContract/1055', '1055/send-buyer-contract']) expect((await dana.fetch(`/api/Contracts/${path}`, { method: 'POST' })).status).toBe(200);
    for (const mail of ['fatima@example.com', 'diego@example.com']) {
      const token = await linkTo(mail);
      const { places } = (await (await asked(token)).json()) as SigningAnswer;
      original = await bytes(await asked(token, '/Document'));
      await asked(token, '/Consent', {});
      await asked(token, `/Places/${places.findIndex(({ mine }) => mine)}`, { how: 'typed', image: DOT });
      expect((await asked(token, '/Finish', {})).status).toBe(204);
    }
    const { envelopeId } = await soon('the sealed copy', async () => (await contract()).signings!.find(({ file }) => file !== null));
    sealed = await bytes(await dana.fetch(`/api/Envelopes/${envelopeId}/Document`));
  }, 180_000);
  afterAll(() => app.stop());

  it('says so, and keeps the sealed file, which begins with the very bytes that were signed', async () => {
    const { signings = [], buyerSigningStatus } = await contract();
    expect([buyerSigningStatus, signings[0]]).toMatchObject(['Completed', { status: 'Completed', file: { name: 'buyer-contract-1055-v1-signed.pdf' } }]);
    expect(sealed.subarray(0, original.length).equals(original)).toBe(true);
    expect((await dana.get<EnvelopeAnswer>(`/api/Envelopes/${signings[0]!.envelopeId}`)).trail[0]!.what).toBe('Sealed');
    expect((await dana.fetch('/api/Contracts/1055/send-buyer-contract', { method: 'POST' })).status).toBe(409);
  });

  it('may be rescinded for ten days from when both had signed, whatever its date was', async () => {
    const signedOn = newYorkDay(new Date());
    expect(await contract()).toMatchObject({ contractDate: expect.stringMatching(/^\d{4}-/), buyerSignedOn: signedOn, lastDayToRescind: addDays(signedOn, 10) });
    const filters = encodeURIComponent(JSON.stringify([{ field: 'lastDayToRescind', op: 'is', value: addDays(signedOn, 10) }]));
    await soon('the row of the list', async () => (await dana.get<{ rows: readonly { contractId: number }[] }>(`/api/lists/resale-contract-list?filters=${filters}`)).rows.find(({ contractId }) => contractId === 1055));
  });

  it('is sealed, and bears the page of evidence', async () => {
    expect(sealHolds(sealed)).toBe(true);
    if (!hasPoppler) return;
    expect(await pdfsig(sealed)).toMatch(/Total document signed[^]*Signature is Valid/);
    const { text } = await readPdf(sealed);
    for (const words of ['Evidence of signature', 'Fatima López, buyer, fatima@example.com', 'Agreed to sign electronically (co-buyer)', 'Signed by everybody']) expect(text).toContain(words);
  });

  it('is sent to each who signed, by a link that opens the copy and signs nothing', async () => {
    const [mail] = await mailsTo(dana, 'fatima@example.com');
    expect(mail!.subject).toBe('Signed by everybody: Purchase and Sale Contract, contract 1055, version 1');
    const token = /#([\w-]{43})/.exec(mail!.text)![1]!;
    expect(await (await asked(token)).json()).toMatchObject({ completed: true });
    expect((await bytes(await asked(token, '/Document'))).equals(sealed)).toBe(true);
    expect((await asked(token, '/Finish', {})).status).toBe(410);
  });
});
