import path from 'node:path';
import { FEWEST_CONNECTIONS } from '../database/connection-shares.js';
import { CannotStart } from './cannot-start.js';
import { clamdPlace, type ClamdPlace } from './clamd-place.js';
import { docuSignAccount, type DocuSignAccount } from './docusign-account.js';
import { fileBucket, type FileBucket } from './file-bucket.js';
import { isAddress, isProxy } from './network-addresses.js';
import { ownUrl } from './own-url.js';
import { stripeAccount, type StripeAccount } from './stripe-account.js';
import { twilioAccount, type TwilioAccount } from './twilio-account.js';

/** What the environment says; also the injection token. */
export class Settings {
  readonly port!: number;
  readonly host!: string;
  readonly dataDir!: string;
  /** The bucket that files lie in; absent: a folder in `dataDir`. */
  readonly files!: FileBucket | undefined;
  /** The virus scanner; absent: uploads are not scanned. */
  readonly clamd!: ClamdPlace | undefined;
  /** What secrets in the database are sealed with; absent: a key of its own in `dataDir`. */
  readonly secretsKey!: Buffer | undefined;
  /** Key and certificate that signed documents are sealed with, as PEM; made there when it is not. */
  readonly sealFile!: string;
  /** The store is filled with the demo company when it is empty. */
  readonly demoCompany!: boolean;
  /** The demo company has sixty days of work behind it; else it is as it was imported. */
  readonly demoDays!: boolean;
  /** The demo accounts, whose password is public, may sign in. */
  readonly demoSignIns!: boolean;
  /** Somebody asked for the demo by hand, so its accounts may sign in from anywhere. */
  readonly demoByHand!: boolean;
  readonly adminEmail!: string | undefined;
  readonly adminPassword!: string | undefined;
  readonly databaseUrl!: string | undefined;
  /** Connections to the database that are open at a time, at most. */
  readonly databaseConnections!: number;
  readonly eventStoreUrl!: string | undefined;
  /** What backups and exported keys are sealed with. */
  readonly backupPassphrase!: string | undefined;
  /** Somebody said that people whose keys are lost may stay blank for good. */
  readonly acceptLostPersonKeys!: boolean;
  /** The mail server, and who mail comes from. */
  readonly smtp!: { readonly url: string; readonly from: string } | undefined;
  /** The account that texts go out by. */
  readonly twilio!: TwilioAccount | undefined;
  /** The account that documents are signed by; absent: on pages of our own. */
  readonly docuSign!: DocuSignAccount | undefined;
  /** The account that cards are charged by; absent: the sandbox. */
  readonly stripe!: StripeAccount | undefined;
  /** Where people find the product: what links in mail begin with. */
  readonly publicUrl!: string;
  /** Its origin where it was set: pages from there are ours, whatever a proxy makes of the host. */
  readonly publicOrigin!: string | undefined;
  /** What the company's list of addresses to sign in from starts with (`decisions.md A8`). */
  readonly allowedAddresses!: readonly string[];
  /** Those of them that somebody set by hand: they count whatever the list says, so that nobody is locked out for good. */
  readonly alwaysAllowedAddresses!: readonly string[];
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies!: readonly string[];
  /** GET /api/Users/AuthEmail answers (`decisions.md A1`). */
  readonly signInByGet!: boolean;
  /** Pages that one person follows at once, in each process. */
  readonly socketsPerPerson!: number;
  /** Pages that are followed from one address at once, in each process. */
  readonly socketsPerAddress!: number;
  /** The process is ended after its event loop stood still for so long; 0: never. */
  readonly loopWatchdogSeconds!: number;
  readonly logLevel!: string;
  /** Shorter in tests alone: an erasure waits until nobody knows its keys. */
  readonly keysKnownForMs?: number;
}

const SHORTEST_PASSPHRASE = 12;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** @throws CannotStart when a value makes no sense */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const host = environment.HOST || '127.0.0.1';
  const demo = oneOf(environment, 'DEMO', ['', 'on', 'off', 'here'] as const, '');
  const listensOn = port(environment);
  const givenUrl = publicUrl(environment);
  const trustedProxies = proxies(environment.TRUSTED_PROXIES ?? '');
  // Behind a proxy everybody comes from this machine.
  const reachedFromOutside = givenUrl !== undefined || trustedProxies.length > 0;
  const demoByHand = demo === 'on' || (demo === 'here' && !reachedFromOutside);
  return {
    port: listensOn,
    host,
    dataDir: path.resolve(environment.DATA_DIR || '.data'),
    files: fileBucket(environment),
    clamd: clamdPlace(environment),
    secretsKey: secretsKey(environment),
    sealFile: path.resolve(environment.SEAL_FILE || path.join(environment.DATA_DIR || '.data', 'seal.pem')),
    demoCompany: demo !== 'off',
    demoSignIns: demoByHand || (demo === '' && isLoopback(host) && !reachedFromOutside),
    demoByHand,
    demoDays: oneOf(environment, 'DEMO_DAYS', ['on', 'off'] as const, 'on') === 'on',
    adminEmail: environment.ADMIN_EMAIL || undefined,
    adminPassword: environment.ADMIN_PASSWORD || undefined,
    databaseUrl: url(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseConnections: databaseConnections(environment),
    eventStoreUrl: url(environment, 'EVENTSTORE_URL', ['esdb:', 'esdb+discover:', 'kurrentdb:', 'kurrentdb+discover:']),
    backupPassphrase: backupPassphrase(environment),
    acceptLostPersonKeys: oneOf(environment, 'ACCEPT_LOST_PERSON_KEYS', ['', 'yes'] as const, '') === 'yes',
    smtp: smtp(environment),
    twilio: twilioAccount(environment, givenUrl),
    docuSign: docuSignAccount(environment, givenUrl),
    stripe: stripeAccount(environment),
    publicUrl: givenUrl ?? ownUrl(host, listensOn),
    publicOrigin: givenUrl && new URL(givenUrl).origin,
    allowedAddresses: addresses(environment.ALLOWED_ADDRESSES ?? '127.0.0.1,::1'),
    alwaysAllowedAddresses: addresses(environment.ALLOWED_ADDRESSES ?? ''),
    trustedProxies,
    signInByGet: oneOf(environment, 'SIGN_IN_BY_GET', ['on', 'off'] as const, 'on') === 'on',
    socketsPerPerson: wholeNumber(environment, 'SOCKETS_PER_PERSON', 40),
    socketsPerAddress: wholeNumber(environment, 'SOCKETS_PER_ADDRESS', 2_000),
    loopWatchdogSeconds: environment.LOOP_WATCHDOG_SECONDS?.trim().toLowerCase() === 'off' ? 0 : wholeNumber(environment, 'LOOP_WATCHDOG_SECONDS', 30),
    logLevel: oneOf(environment, 'LOG_LEVEL', logLevels, 'info'),
  };
}

/** The value is not repeated in the message. */
function secretsKey(environment: NodeJS.ProcessEnv): Buffer | undefined {
  const text = environment.SECRETS_KEY?.trim();
  if (!text) return undefined;
  if (!/^[\da-f]{64}$/i.test(text)) throw new CannotStart('SECRETS_KEY must be 64 digits from 0 to f, as `openssl rand -hex 32` prints them.');
  return Buffer.from(text, 'hex');
}

/** The value is not repeated in the message. */
function backupPassphrase({ BACKUP_PASSPHRASE: text }: NodeJS.ProcessEnv): string | undefined {
  if (!text) return undefined;
  if (text.length < SHORTEST_PASSPHRASE) throw new CannotStart(`BACKUP_PASSPHRASE must have ${SHORTEST_PASSPHRASE} letters or more.`);
  return text;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function port(environment: NodeJS.ProcessEnv): number {
  const text = environment.PORT || '3000';
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535) throw new CannotStart(`PORT must be a number from 0 to 65535, not "${text}".`);
  return value;
}

function wholeNumber(environment: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = environment[name]?.trim() || String(otherwise);
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new CannotStart(`${name} must be a whole number from 1 to 999999, not "${text}".`);
  return Number(text);
}

function databaseConnections(environment: NodeJS.ProcessEnv): number {
  const connections = wholeNumber(environment, 'DATABASE_CONNECTIONS', 25);
  if (connections < FEWEST_CONNECTIONS) throw new CannotStart(`DATABASE_CONNECTIONS must be ${FEWEST_CONNECTIONS} or more, not ${connections}.`);
  return connections;
}

function oneOf<T extends string>(environment: NodeJS.ProcessEnv, name: string, allowed: readonly T[], otherwise: T): T {
  const text = (environment[name] ?? '').trim().toLowerCase();
  if (text === '') return otherwise;
  const value = allowed.find((candidate) => candidate === text);
  if (value === undefined) throw new CannotStart(`${name} must be ${allowed.filter(Boolean).join(' or ')}, not "${text}".`);
  return value;
}

/** The value is not repeated in the message: it may hold a password. */
function url(environment: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | undefined {
  const text = environment[name]?.trim();
  if (!text) return undefined;
  const wrong = new CannotStart(`${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`);
  // An EventStoreDB cluster's address lists several hosts, which URL cannot parse: only the scheme is checked here.
  if (!protocols.some((protocol) => text.startsWith(`${protocol}//`) && text.length > protocol.length + 2)) throw wrong;
  return text;
}

/** @throws CannotStart when mail would have no sender */
function smtp(environment: NodeJS.ProcessEnv): Settings['smtp'] {
  const server = url(environment, 'SMTP_URL', ['smtp:', 'smtps:']);
  const from = environment.MAIL_FROM?.trim();
  if (server === undefined) return undefined;
  if (!URL.canParse(server)) throw new CannotStart('SMTP_URL must be an address such as smtp://name:password@host:587.');
  if (!from || !/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(from)) throw new CannotStart('MAIL_FROM must be the address that mail comes from, such as office@example.com.');
  return { url: server, from };
}

/** Without the slash at its end. */
function publicUrl(environment: NodeJS.ProcessEnv): string | undefined {
  const text = url(environment, 'PUBLIC_URL', ['https:', 'http:']);
  if (text !== undefined && !URL.canParse(text)) throw new CannotStart('PUBLIC_URL must be an address such as https://office.example.com.');
  return text?.replace(/\/+$/, '');
}

function addresses(text: string): string[] {
  const wrong = list(text).find((item) => !isAddress(item));
  if (wrong !== undefined) throw new CannotStart(`ALLOWED_ADDRESSES must be addresses such as 198.51.100.7, not "${wrong}".`);
  return list(text);
}

function proxies(text: string): string[] {
  const wrong = list(text).find((item) => !isProxy(item));
  if (wrong !== undefined) throw new CannotStart(`TRUSTED_PROXIES must be addresses or networks such as 10.0.0.5 or 10.0.0.0/8, not "${wrong}".`);
  return list(text);
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
