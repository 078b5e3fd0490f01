import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { DEMO_PASSWORD, demoUsers } from '../../../backend/users/demo-users.js';
import { Colleague } from './colleague.js';

/** Long enough for a loaded machine; what is waited for usually takes a blink. */
const PATIENCE_MS = 20_000;

let browser: Browser | undefined;
/** Signed in once for all tests of a file: each test opens a page of its own in it. */
const profiles = new Map<string, BrowserContext>();
const present: Colleague[] = [];
/** Their pages stay open from test to test of a file. */
const lasting = new Map<string, Colleague>();

/** `executive` comes in as Dana Kim, already signed in. */
export async function colleague(role: string): Promise<Colleague> {
  const user = demoUsers.find(({ email }) => email === `${role}@demo.example`)!;
  const known = profiles.get(role);
  const profile = known ?? (await stayingProfile());
  const person = await comesIn(`${user.firstName} ${user.lastName}`, profile);
  if (known) return person;
  profiles.set(role, profile);
  await person.sends('POST', '/api/Users/AuthEmail', { email: user.email, password: DEMO_PASSWORD });
  return person;
}

/** For who looks at screen after screen and changes nothing: the same person at the same page in every test of the file. */
export async function lastingColleague(role: string): Promise<Colleague> {
  const known = lasting.get(role);
  if (known) return known;
  const person = await colleague(role);
  present.splice(present.indexOf(person), 1);
  lasting.set(role, person);
  return person;
}

/** A browser in which nobody is signed in; whoever signs in there is gone after the test. */
export async function visitor(name = 'a visitor'): Promise<Colleague> {
  return comesIn(name, await newProfile());
}

/** Everybody but the lasting ones closes their pages. @returns what went wrong on them since the last test though nobody expected it */
export async function goHome(): Promise<readonly string[]> {
  const people = present.splice(0);
  await Promise.all(people.map(({ page }) => page.context().setOffline(false).then(() => page.close())));
  return [...people, ...lasting.values()].flatMap((person) => person.unexpectedTroubles());
}

export async function closeBrowser(): Promise<void> {
  profiles.clear();
  lasting.clear();
  await browser?.close();
  browser = undefined;
}

async function newProfile(): Promise<BrowserContext> {
  const house = ownHouse();
  browser ??= await chromium.connect(house.browser);
  const profile = await browser.newContext({ baseURL: house.address, viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'America/New_York' });
  profile.setDefaultTimeout(PATIENCE_MS);
  return profile;
}

/** With its last page a profile would lose its process, and what that had read and compiled: a page of its own stays, behind the others, since what is behind draws once a second. */
async function stayingProfile(): Promise<BrowserContext> {
  const profile = await newProfile();
  const page = await profile.newPage();
  await page.goto('/api/health');
  return profile;
}

/** What this worker has for itself: start-product.mjs opened one for each. */
function ownHouse(): { readonly address: string; readonly browser: string } {
  const houses = JSON.parse(process.env['E2E_HOUSES']!) as { address: string; browser: string }[];
  return houses[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1]!;
}

async function comesIn(name: string, profile: BrowserContext): Promise<Colleague> {
  const person = new Colleague(name, await profile.newPage());
  present.push(person);
  return person;
}
