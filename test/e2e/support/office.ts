import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { DEMO_PASSWORD, demoUsers } from '../../../backend/users/demo-users.js';
import { Colleague } from './colleague.js';

/** Long enough for a loaded machine; what is waited for usually takes a blink. */
const PATIENCE_MS = 20_000;

/** Most files begin with her: what starting a process and compiling cost is paid once a worker. */
const KEPT = 'executive';

/** Signed in, they ask for still pages and for nothing ahead of time; visitors take pages as they come. */
const STILL = { reducedMotion: 'reduce' } as const;
const NOTHING_AHEAD = `navigator.connection && Object.defineProperty(navigator.connection, 'saveData', { value: true, configurable: true })`;

let browser: Promise<Browser> | undefined;
let kept: Promise<BrowserContext> | undefined;
/** Signed in once for all tests of a file: each test opens a page of its own in it. */
const profiles = new Map<string, Promise<BrowserContext>>();
const present: Colleague[] = [];
/** Their pages stay open from test to test of a file. */
const lasting = new Map<string, Colleague>();

// A worker of Jest that is told to end hears no message any more, and has to end by itself.
process.on('removeListener', (event) => event === 'message' && void leave());

/** `executive` comes in as Dana Kim, already signed in. */
export async function colleague(role: string): Promise<Colleague> {
  const user = demoUsers.find(({ email }) => email === `${role}@demo.example`)!;
  if (!profiles.has(role)) profiles.set(role, signedIn(role, user.email));
  return comesIn(`${user.firstName} ${user.lastName}`, await profiles.get(role)!);
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

/** At the end of a file: who comes in the next one finds no trace of it. */
export async function tidyUp(): Promise<void> {
  lasting.clear();
  profiles.clear();
  const stays = await kept;
  const all = (await browser)?.contexts() ?? [];
  await Promise.all(all.map((profile) => (profile === stays ? cleared(profile) : profile.close())));
}

/** Its first page is the one that stays. */
async function cleared(profile: BrowserContext): Promise<void> {
  const [doorstep, ...others] = profile.pages();
  await Promise.all(others.map((page) => page.close()));
  await doorstep!.evaluate('localStorage.clear()');
  await profile.clearPermissions();
}

/** In every file anew: what is sensitive asks again who is there once a session is some minutes old. */
async function signedIn(role: string, email: string): Promise<BrowserContext> {
  const profile = await (role === KEPT ? (kept ??= stayingProfile()) : stayingProfile());
  await profile.request.post('/api/Users/AuthEmail', { data: { email, password: DEMO_PASSWORD }, failOnStatusCode: true });
  return profile;
}

async function newProfile(more: BrowserContextOptions = {}): Promise<BrowserContext> {
  const house = ownHouse();
  browser ??= chromium.connect(house.browser);
  const profile = await (await browser).newContext({ baseURL: house.address, viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'America/New_York', ...more });
  profile.setDefaultTimeout(PATIENCE_MS);
  return profile;
}

/** With its last page a profile would lose its process, and what that had read and compiled: a page of its own stays, behind the others, since what is behind draws once a second. */
async function stayingProfile(): Promise<BrowserContext> {
  const profile = await newProfile(STILL);
  await profile.addInitScript(NOTHING_AHEAD);
  const page = await profile.newPage();
  await page.goto('/api/health');
  return profile;
}

async function leave(): Promise<void> {
  await (await browser)?.close();
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
