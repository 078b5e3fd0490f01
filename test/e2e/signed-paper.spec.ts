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
});
