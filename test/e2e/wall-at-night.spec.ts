import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { endOfDay } from '../../backend/platform/calendar/new-york.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { administrator, signIn } from '../support/start-app.js';
import { visitor } from './support/office.js';
import { OwnProduct } from './support/own-product.js';

const HOUR_MS = 3_600_000;
const dayWords = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: '2-digit', day: '2-digit', year: 'numeric' });

const inWords = (day: string): string => dayWords.format(new Date(`${day}T00:00:00Z`));

describe('A board on the wall', () => {
  const product = new OwnProduct();

  beforeAll(() => product.start(), 120_000);
  afterAll(() => product.remove());

  async function wallLink(day: string): Promise<string> {
    const desk = await signIn(product.address, administrator.email);
    for (const [tourDate, lastName] of [[day, 'Eveling'], [addDays(day, 1), 'Morrow']]) {
      const guest = await desk.fetch('/api/Leads', { method: 'POST', body: { firstName: 'Ana', lastName } });
      const { leadId } = (await guest.json()) as { leadId: number };
      const booked = await desk.fetch('/api/Tours', { method: 'POST', body: { tourDate, scheduledStartTime: '09:30 AM', leadId } });
      expect(booked.status).toBe(201);
    }
    const made = await desk.fetch('/api/WallLinks', { method: 'POST', body: { name: 'Lobby' } });
    return ((await made.json()) as { token: string }).token;
  }

  it('survives a night without its server: rolls over at midnight, says since when it is cut off, and comes back with the new day by itself', async () => {
    const day = newYorkDay(new Date());
    const token = await wallLink(day);
    const wall = await visitor('the wall');
    wall.expectsTrouble(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|503/);
    await wall.page.clock.install({ time: new Date() });
    await wall.page.goto(`${product.address}/wall#${token}`);
    await wall.page.getByText('Eveling').first().waitFor();
    await wall.page.getByText('Live', { exact: true }).waitFor();
    expect(wall.page.url()).toBe(`${product.address}/wall`);

    await product.stop();
    await wall.page.getByRole('alert').getByText(/^Offline since .+: as of /).waitFor();
    await wall.page.getByText('Eveling').first().waitFor();
    const ahead = Date.parse(endOfDay(day)) - Date.now() + HOUR_MS;
    await wall.page.clock.fastForward(ahead);
    await wall.page.getByText(inWords(addDays(day, 1))).first().waitFor();
    await wall.page.getByText('Morrow').first().waitFor();
    await wall.page.getByRole('alert').getByText(/^Offline since /).waitFor();
    expect(await wall.page.getByText('Eveling').count()).toBe(0);

    await product.start(ahead);
    await wall.page.getByText('Live', { exact: true }).waitFor();
    await wall.page.getByText('Morrow').first().waitFor();
    await wall.page.getByText(inWords(addDays(day, 1))).first().waitFor();
    expect(wall.pageLoads).toBe(1);

    // A new release: the page that is fetched begins with another script than the one that runs.
    const another = (page: string) => page.replace(/\/assets\/[^"]+\.js/, '/assets/index-another.js');
    await wall.page.route('**/wall', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.fallback();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: another(await answer.text()) });
    });
    const reloaded = wall.page.waitForEvent('load');
    await wall.page.clock.fastForward(6 * 60_000);
    await reloaded;
    await wall.page.getByText('Morrow').first().waitFor();
    const looked = wall.page.waitForResponse('**/wall');
    await wall.page.clock.fastForward(6 * 60_000);
    await looked;
    await wall.page.getByText('Live', { exact: true }).waitFor();
    expect(wall.pageLoads).toBe(2);
  }, 180_000);
});
