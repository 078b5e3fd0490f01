import type { ManifestAnswer } from '../../backend/tours/manifest/tour-manifest.dto.js';
import { readBook } from '../support/read-book.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const DAY = '2027-03-02';

describe('the manifest of a day', () => {
  let app: TestApp;
  let executive: SignedIn;
  let receptionist: SignedIn;
  let salesManager: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [executive, receptionist, salesManager] = await Promise.all(['executive', 'receptionist', 'sales-manager'].map((who) => app.signIn(who)) as [Promise<SignedIn>, Promise<SignedIn>, Promise<SignedIn>]);
    const [lead] = (await executive.get<{ rows: { leadId: number; mobilePhone: string }[] }>(`/api/lists/lead-list?limit=1&filters=${encodeURIComponent(JSON.stringify([{ field: 'mobilePhone', op: 'present' }]))}`)).rows;
    for (const scheduledStartTime of ['01:00 PM', '09:00 AM']) {
      const made = await executive.fetch('/api/Tours', { method: 'POST', body: { tourDate: DAY, scheduledStartTime, leadId: lead!.leadId, leadFirstName: 'Ana', leadLastName: 'Silva', spouseFirstName: 'Leo', spouseLastName: 'Silva', notes: 'Brings two children' } });
      expect(made.status).toBe(201);
    }
    // The next read waits for what its own session has saved.
    while ((await executive.get<ManifestAnswer>(`/api/TourManifest/${DAY}`)).tours.length < 2) continue;
  }, 120_000);
  afterAll(() => app.stop());

  it('tells who comes, in the order of their times', async () => {
    const { day, tours } = await executive.get<ManifestAnswer>(`/api/TourManifest/${DAY}`);
    expect(day).toBe(DAY);
    expect(tours.map(({ scheduledStartTime }) => scheduledStartTime)).toEqual(['09:00 AM', '01:00 PM']);
    expect(tours[0]).toMatchObject({ lead: expect.any(String) as string, notes: 'Brings two children', tourStatus: 'Scheduled', phone: expect.stringMatching(/\d/) as string });
  });

  it('has no phone for who may not see phones, and no word on texts for who does not send any', async () => {
    const phones = async (who: SignedIn) => (await who.get<ManifestAnswer>(`/api/TourManifest/${DAY}`)).tours.map((tour) => ['phone' in tour, 'optedIn' in tour]);
    const may = async (who: SignedIn, permission: string) => (await who.get<{ permissions: string }>('/api/Users/Me')).permissions.split(',').includes(permission);
    for (const who of [executive, receptionist, salesManager]) {
      const seen = [await may(who, 'Leads_Sensitive'), await may(who, 'Other_Beta')];
      expect(await phones(who)).toEqual([seen, seen]);
    }
    expect(await may(receptionist, 'Leads_Sensitive')).toBe(false);
  });

  it('goes into files with the same columns and no others', async () => {
    const head = async (who: SignedIn) => (await (await who.fetch(`/api/TourManifest/${DAY}/Export`)).text()).split('\r\n')[0]!;
    expect(await head(executive)).toContain('Phone');
    expect(await head(receptionist)).not.toMatch(/Phone|Text messages/);
    const book = await readBook(new Uint8Array(await (await executive.fetch(`/api/TourManifest/${DAY}/Export?format=xlsx`)).arrayBuffer()));
    expect(JSON.stringify(book)).toContain('Brings two children');
  });

  it('is asked for by a day that exists', async () => {
    expect((await executive.fetch('/api/TourManifest/2027-02-30')).status).toBe(400);
  });
});
