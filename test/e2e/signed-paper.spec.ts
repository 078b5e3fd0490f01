import type { Colleague } from './support/colleague.js';
import { colleague } from './support/office.js';

const CONTRACT = 1049;
const deed = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% signed by hand\nstartxref\n9\n%%EOF\n');

let dana: Colleague;

beforeEach(async () => {
  dana = await colleague('executive');
});

describe('Signed paper that is brought', () => {
  it('takes away what was said against what was brought before, whichever paper it is', async () => {
    dana.expectsTrouble(/Papers/, /status of 4\d\d/);
    await dana.opens(`/admin/contracts-detail/${CONTRACT}`, `Contract ${CONTRACT}`);
    const papers = dana.page.getByRole('region', { name: 'Signed paper' });
    const bring = (what: string, name: string, buffer: Buffer) => papers.locator(`input[type=file][aria-label="${what}"]`).setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await bring('Signed buyer contract', 'notes.pdf', Buffer.from('Call the owner'));
    await papers.getByRole('alert').waitFor();
    await bring('Deed', 'deed.pdf', deed);
    await papers.getByRole('alert').waitFor({ state: 'detached' });
    await papers.getByRole('link', { name: 'deed.pdf' }).waitFor();
  });

  it('is dropped, says how far it has come, and is kept once it is there and not when it is given up', async () => {
    await dana.opens(`/admin/contracts-detail/${CONTRACT}`, `Contract ${CONTRACT}`);
    const { page } = dana;
    const papers = page.getByRole('region', { name: 'Signed paper' });
    const line = papers.getByRole('definition').filter({ has: page.locator('input[aria-label="Signed seller contract"]') });
    const drops = async (name: string): Promise<void> => {
      const data = await page.evaluateHandle(`(() => { const data = new DataTransfer(); data.items.add(new File([${JSON.stringify(deed.toString())}], '${name}', { type: 'application/pdf' })); return data; })()`);
      await line.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: data });
    };
    let letThrough = (): void => undefined;
    const held = new Promise<void>((through) => (letThrough = through));
    await page.route('**/Papers/*', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await drops('given-up.pdf');
    await line.getByRole('progressbar', { name: 'Upload of given-up.pdf' }).waitFor();
    await line.getByRole('button', { name: 'Cancel' }).click();
    await line.getByRole('progressbar').waitFor({ state: 'detached' });
    await drops('seller.pdf');
    await line.getByText(/^(Uploading|Checking) seller\.pdf$/).waitFor();
    letThrough();
    await line.getByRole('link', { name: 'seller.pdf' }).waitFor();
    expect(await line.getByText('given-up.pdf').count()).toBe(0);
  });
});
