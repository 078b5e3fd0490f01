import { randomUUID } from 'node:crypto';
import type { EventMetadata } from '../../../events/kernel/metadata.js';
import { FinancialTermsRevised } from '../../../events/resale-contracts/resale-contract.events.js';
import type { NewEvent } from '../../../events/store/event-store.js';
import { PostgresEventStore } from '../../../events/store/postgres.event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';

/** Two texts of this length in each event: five thousand of them are 50 MB. */
const LONG_NOTE = 5_000;
const AT_ONCE = 50;

/** Versions of a record, as many as somebody makes who saves its notes again and again. @returns its last revision */
export async function appendVersions(databaseUrl: string, stream: string, versions: number): Promise<number> {
  const store = await PostgresEventStore.open(databaseUrl);
  try {
    let last = -1;
    for await (const { revision } of store.read(stream, { direction: 'backward', limit: 1 })) last = revision;
    for (let written = 0; written < versions; written += AT_ONCE) {
      const events = Array.from({ length: Math.min(AT_ONCE, versions - written) }, (_, index) => noteRevised(written + index));
      last = (await store.append(stream, last, events)).revision;
    }
    return last;
  } finally {
    await store.close();
  }
}

function noteRevised(version: number): NewEvent {
  const { type, data } = FinancialTermsRevised({ changes: { notes: { from: noteOf(version), to: noteOf(version + 1) } } });
  const id = randomUUID();
  const actor = { kind: 'user', id: '1', name: 'Dana Kim' } as const;
  const metadata: EventMetadata = { actor, commandId: id, commandHash: 'of a test', correlationId: id, causationId: id, occurredAt: '2026-03-04T05:06:07.000Z', schemaVersion: vocabulary.versionOf(type) };
  return { id, type, data, metadata };
}

function noteOf(version: number): string {
  return `${version} `.repeat(LONG_NOTE).slice(0, LONG_NOTE);
}
