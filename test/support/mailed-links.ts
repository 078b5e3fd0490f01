import { setTimeout as sleep } from 'node:timers/promises';
import type { OutgoingOverview } from '../../backend/platform/outgoing/outgoing-reader.js';
import type { ReactionStatus } from '../../backend/platform/reactions/reaction-reader.js';
import type { OutboxEntry } from '../../backend/platform/mail/outbox-mail.js';
import type { SignedIn } from './start-app.js';

const PATIENCE_MS = 25_000;

/** Waits until there is something: links are mailed after the answer. */
export async function soon<T>(what: string, look: () => Promise<T | undefined> | T | undefined, patienceMs = PATIENCE_MS): Promise<T> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(25)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`Still waiting for ${what}`);
}

/** The token of the link in a text. */
export function tokenIn(text: string): string {
  const token = /\/auth\/change-password\/([\w-]{43})\s/.exec(text)?.[1];
  if (token === undefined) throw new Error('There is no link in this text');
  return token;
}

/** The mails to somebody in the outbox of a demo, the newest first, once nothing is to be asked for and nothing waits to go out any more. */
export async function mailsTo(administrator: SignedIn, to: string): Promise<readonly OutboxEntry[]> {
  await soon('what is caused', async () => ((await administrator.get<ReactionStatus[]>('/api/Operations/Reactions')).every(({ led, lag }) => led && lag.amount === 0) ? true : undefined));
  await soon('what goes out', async () => ((await administrator.get<OutgoingOverview>('/api/Operations/Outgoing')).counts.waiting === 0 ? true : undefined));
  const { mails } = await administrator.get<{ mails: OutboxEntry[] }>('/api/Outbox');
  return mails.filter((mail) => mail.to === to);
}
