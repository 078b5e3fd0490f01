import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../../support/start-app.js';
import type { Answer, Clerk, Wanted } from './clerks.js';

/** One command that was sent, and what its sender knows about it. */
export interface Sent {
  readonly key: string;
  readonly wanted: Wanted;
  readonly clerk: Clerk;
  outcome: 'sent' | 'done' | 'refused' | 'lost';
  why?: string;
  answer?: Answer;
}

/** Many clerks at once, each with one command under way. */
export class WriteLoad {
  readonly sent: Sent[] = [];

  constructor(private readonly clerks: readonly Clerk[]) {}

  with(outcome: Sent['outcome']): Sent[] {
    return this.sent.filter((sent) => sent.outcome === outcome);
  }

  /** Until the signal, or until the server is gone. */
  async run(to: SignedIn, signal: AbortSignal): Promise<void> {
    await Promise.all(this.clerks.map((clerk) => this.work(clerk, to, signal)));
  }

  /** Sends everything again whose answer was lost, twice: the first says what became of it, the second says the same. */
  async sendLostAgain(to: SignedIn): Promise<number> {
    const lost = this.with('lost');
    for (const sent of lost) {
      await send(sent, to);
      if (sent.outcome !== 'done') continue;
      const { revision } = sent.answer!;
      await send({ ...sent, clerk: idle }, to).then((repeat) => expect(repeat.answer).toMatchObject({ changed: false, revision }));
    }
    return lost.length;
  }

  private async work(clerk: Clerk, to: SignedIn, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const sent: Sent = { key: randomUUID(), wanted: clerk.next(), clerk, outcome: 'sent' };
      this.sent.push(sent);
      await send(sent, to);
      if (sent.outcome === 'lost') return;
    }
  }
}

const idle: Clerk = { next: () => ({ method: 'PUT', path: '', body: {}, event: '' }), done: () => undefined };

async function send(sent: Sent, to: SignedIn): Promise<Sent> {
  const { method, path, body, headers } = sent.wanted;
  try {
    const response = await to.fetch(path, { method, body, headers: { ...headers, 'Idempotency-Key': sent.key } });
    const text = await response.text();
    sent.outcome = response.ok ? 'done' : response.status >= 500 ? 'lost' : 'refused';
    sent.why = `${response.status} ${text}`;
    if (!response.ok) return sent;
    sent.answer = JSON.parse(text) as Answer;
    sent.clerk.done(sent.answer);
  } catch (error) {
    sent.outcome = 'lost';
    sent.why = String(error);
  }
  return sent;
}
