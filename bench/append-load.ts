import { randomUUID } from 'node:crypto';
import type { NewEvent } from '../events/store/event-store.js';
import { median } from './bench-row.js';

/** One append by one writer; it knows how many that writer did before. */
export type AppendOnce = (writer: number, count: number) => Promise<unknown>;

const ROUNDS = 7;
const ROUND_MS = 2000;
const WARM_UP_MS = 1500;

/** An event of everyday size, about 450 bytes with its metadata. */
export function sampleEvent(): NewEvent {
  const id = randomUUID();
  return {
    id,
    type: 'ContractStatusChanged',
    data: { from: 'Pending', to: 'Active', reason: 'Signed by both parties' },
    metadata: {
      actor: { kind: 'user', id: '42', name: 'Sales Administrator' },
      commandId: id,
      commandHash: '4f1d6b1c8f2f4d0ab0b7f5c8b6b8a3f4d1e9a7c2b5e8f1a4d7c0b3e6f9a2c5d8',
      correlationId: id,
      causationId: id,
      occurredAt: '2026-01-31T15:04:05.678Z',
      schemaVersion: 1,
    },
  };
}

/** Ours and the baseline in turns, so that both meet the same weather: medians of appends a second. */
export async function compare(
  writers: number,
  ours: AppendOnce,
  baseline: AppendOnce,
): Promise<{ ours: number; baseline: number }> {
  await rate(writers, ours, WARM_UP_MS);
  await rate(writers, baseline, WARM_UP_MS);
  const rates = { ours: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.baseline.push(await rate(writers, baseline, ROUND_MS));
    rates.ours.push(await rate(writers, ours, ROUND_MS));
  }
  return { ours: median(rates.ours), baseline: median(rates.baseline) };
}

/** Appends a second by so many writers, each sending its next when the last was answered. */
async function rate(writers: number, once: AppendOnce, ms: number): Promise<number> {
  const begun = performance.now();
  const counts = await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer, once, begun + ms)));
  const appends = counts.reduce((sum, count) => sum + count, 0);
  return appends / ((performance.now() - begun) / 1000);
}

async function write(writer: number, once: AppendOnce, until: number): Promise<number> {
  let count = 0;
  while (performance.now() < until) await once(writer, count++);
  return count;
}
