import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { readSettings } from '../../backend/platform/config/settings.js';
import { openStorage } from '../../backend/storage.js';
import type { DomainEvent } from '../../events/kernel/event.js';
import { LeadCreated } from '../../events/leads/lead.events.js';
import type { EventMetadata } from '../../events/kernel/metadata.js';
import { NO_STREAM, type EventStore, type NewEvent } from '../../events/store/event-store.js';
import { TourBooked } from '../../events/tours/tour.events.js';
import { vocabulary } from '../../events/vocabulary.js';
import type { BenchRow } from '../bench-row.js';
import { startMeasured } from '../measured-process.js';
import { signIn } from '../sign-in.js';

const LEADS = 200_000;
const TOGETHER = 50;
const WRITERS = 64;
const SERVES_WITHIN_MS = 30 * 60_000;
const LOOK_AGAIN_MS = 250;
const ADMIN = { email: 'bench@example.com', password: 'a password of the benchmark' };

/**
 * From asking to forget fifty people at once, among 200,000 leads of whom every second has a tour, until all are proved;
 * against one of them alone.
 * @param databaseUrl a fresh database
 */
export async function runErasuresBench(databaseUrl: string): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-erasures-'));
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: folder, SECRETS_KEY: 'ab'.repeat(32), DEMO: 'off', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  await fill(environment);
  const product = await startMeasured(new URL('../../server/main.js', import.meta.url), environment, listening);
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    await healthy(product.port);
    const one = await secondsOf([LEADS], product.port, sql);
    const together = await secondsOf(Array.from({ length: TOGETHER }, (_, number) => 1 + number * Math.floor(LEADS / TOGETHER / 2)), product.port, sql);
    return [row(together, one)];
  } finally {
    await sql.end();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(environment: Readonly<Record<string, string>>): Promise<void> {
  const storage = await openStorage(readSettings(environment));
  try {
    let next = 1;
    const writer = async (): Promise<void> => {
      while (next <= LEADS) await appendLead(storage.store, next++);
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
  } finally {
    await storage.close();
  }
}

async function appendLead(store: EventStore, leadId: number): Promise<void> {
  const names = { firstName: `First${leadId % 977}`, lastName: `Unique${leadId}x`, spouseFirstName: `Spouse${leadId % 611}` };
  const reached = { email: `lead${leadId}@example.com`, mobilePhone: `+1${3_052_000_000 + leadId}`, address1: `${leadId} Main Street`, city: 'Orlando', state: 'FL', zipcode: '32801', country: 'US' };
  await store.append(`lead-${leadId}`, NO_STREAM, [stored(LeadCreated({ leadId, ...names, ...reached, occupation: `Trade ${leadId % 300}`, age: 30 + (leadId % 40), leadStatus: 'New' }))]);
  if (leadId % 2 === 0) return;
  const copied = { leadFirstName: names.firstName, leadLastName: names.lastName, spouseFirstName: names.spouseFirstName };
  await store.append(`tour-${leadId}`, NO_STREAM, [stored(TourBooked({ tourId: leadId, leadId, createdBy: 1, ...copied, tourDate: '2026-03-05', scheduledStartTime: '09:00 AM', notes: `Note of ${leadId} by a colleague`, tourStatus: 'Scheduled' }))]);
}

function stored({ type, data }: DomainEvent): NewEvent {
  const id = randomUUID();
  const metadata: EventMetadata = {
    ...{ actor: { kind: 'user', id: '1', name: 'Dana Kim' }, commandId: id, correlationId: id, causationId: id },
    ...{ commandHash: 'pYJ1ZtQ3h9yC2v0mL8sX4kWbR6nE7dUfGaOiTqPzKxw', occurredAt: '2026-03-04T05:06:07.000Z', schemaVersion: vocabulary.versionOf(type), toldLater: true },
  };
  return { id, type, data, metadata };
}

async function secondsOf(leadIds: readonly number[], port: number, sql: pg.Pool): Promise<number> {
  const cookie = await signIn(port, ADMIN);
  const started = performance.now();
  await Promise.all(leadIds.map((leadId) => erase(leadId, port, cookie)));
  const persons = leadIds.map((leadId) => `lead-${leadId}`);
  for (;;) {
    const { rows } = await sql.query<{ proved: number }>('SELECT count(*)::int AS proved FROM person_key WHERE person = ANY($1) AND key IS NULL AND proof IS NOT NULL', [persons]);
    if (rows[0]!.proved === persons.length) break;
    await pause(LOOK_AGAIN_MS);
  }
  const seconds = (performance.now() - started) / 1_000;
  process.stderr.write(`  ${leadIds.length} erased in ${seconds.toFixed(1)} s\n`);
  return seconds;
}

async function erase(leadId: number, port: number, cookie: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/Leads/${leadId}/Erase`, { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), cookie }, body: '{}' });
  if (answer.status !== 200) throw new Error(`Erasing lead ${leadId} answered ${answer.status}: ${await answer.text()}`);
}

/** Its lists are built first. */
async function healthy(port: number): Promise<void> {
  for (const until = Date.now() + SERVES_WITHIN_MS; Date.now() < until; await pause(1_000)) {
    if ((await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined))?.status === 200) return;
  }
  throw new Error('The product did not build its lists in time');
}

async function listening(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/health`)).status > 0;
}

function row(ours: number, baseline: number): BenchRow {
  const ratio = ours / baseline;
  return {
    what: `${TOGETHER} of ${LEADS.toLocaleString('en-US')} leads erased together, until all are proved`,
    ours,
    baseline,
    against: 'one of them alone',
    ratio,
    aim: 'at most 2x',
    unit: 's',
    met: ratio <= 2,
  };
}
