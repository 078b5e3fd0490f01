import { setTimeout as sleep } from 'node:timers/promises';
import type { OutgoingOverview } from '../../backend/platform/outgoing/outgoing-reader.js';
import type { ReactionStatus } from '../../backend/platform/reactions/reaction-reader.js';
import type { OutboxEntry } from '../../backend/platform/mail/outbox-mail.js';
import type { HiddenLinks, ShownMail } from '../../backend/platform/mail/outbox.controller.js';
import { HIDDEN_LINK } from '../../backend/platform/mail/secret-links.rules.js';
import type { SignedIn } from './start-app.js';

const PATIENCE_MS = 60_000;

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

/** The mails to somebody in the outbox of a demo with their links, the newest first, once nothing is to be asked for and nothing waits to go out any more. */
export async function mailsTo(administrator: SignedIn, to: string): Promise<readonly OutboxEntry[]> {
  await soon('what is caused', async () => ((await administrator.get<ReactionStatus[]>('/api/Operations/Reactions')).every(({ led, lag }) => led && lag.amount === 0) ? true : undefined));
  await soon('what goes out', async () => ((await administrator.get<OutgoingOverview>('/api/Operations/Outgoing')).counts.waiting === 0 ? true : undefined));
  const { mails } = await administrator.get<{ mails: ShownMail[] }>('/api/Outbox');
  return Promise.all(mails.filter((mail) => mail.to === to).map((mail) => withItsLinks(administrator, mail)));
}

/** As its recipient has it. */
async function withItsLinks(administrator: SignedIn, mail: ShownMail): Promise<OutboxEntry> {
  if (mail.hiddenLinks === 0) return mail;
  const answer = await administrator.fetch(`/api/Outbox/${mail.id}/Links`, { method: 'POST' });
  const { links } = (await answer.json()) as HiddenLinks;
  return { ...mail, text: links.reduce((text, link) => text.replace(HIDDEN_LINK, () => link), mail.text) };
}
