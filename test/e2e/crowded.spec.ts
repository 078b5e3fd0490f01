import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import type { Colleague } from './support/colleague.js';
import { colleague } from './support/office.js';

/** As many as one person may have. */
const PAGES = 40;
/** A page that got one of the lines is loaded once more. */
const LOOKS_MS = 6_000;

describe('When the server has no live updates for my page', () => {
  let lines: Socket[];
  let cookie = '';
  beforeEach(() => (lines = []));
  afterEach(() => lines.forEach((line) => line.disconnect()));

  it('because too many are open, the page says so, and goes on when some are closed', async () => {
    const page = await settledAt('/admin/points-ledger', 'epic-manager');
    const origin = page.page.url();
    await page.page.goto('/api/health');
    while (lines.filter(({ connected }) => connected).length < PAGES) await opensLine(page);
    await page.page.goto(origin);
    const bar = page.page.getByRole('alert').getByText('You have too many pages open: this one does not show what others change. Close some of them and it goes on by itself.');
    await bar.waitFor();
    lines.splice(0, 10).forEach((line) => line.disconnect());
    await page.page.getByText('Live', { exact: true }).waitFor();
    await bar.waitFor({ state: 'detached' });
  });

  it('because it asks again and again, the page says so, and goes on by itself in a while', async () => {
    const page = await settledAt('/admin/points-ledger', 'epic-manager');
    page.expectsTrouble(/WebSocket|403/);
    let goesOn = true;
    const asks = async () => {
      while (goesOn) (await opensLine(page)).disconnect();
    };
    const asking = [asks(), asks(), asks()];
    const bar = page.page.getByRole('alert').getByText('This page asked for too much at once: it does not show what others change. It goes on by itself in a minute.');
    do await page.page.reload();
    while (!(await bar.waitFor({ timeout: LOOKS_MS }).then(() => true, () => false)));
    goesOn = false;
    await Promise.all(asking);
    await page.page.getByText('Live', { exact: true }).waitFor();
    await bar.waitFor({ state: 'detached' });
  });

  async function settledAt(path: string, role: string): Promise<Colleague> {
    const person = await colleague(role);
    await person.page.goto(path);
    await person.page.getByText('Live', { exact: true }).waitFor();
    cookie = (await person.page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    return person;
  }

  /** Another page of the same person, refused or not. */
  async function opensLine({ page }: Colleague): Promise<Socket> {
    const line = io(new URL(page.url()).origin, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie } });
    lines.push(line);
    await Promise.race([once(line as never, 'connect'), once(line as never, 'connect_error')]);
    return line;
  }
});
