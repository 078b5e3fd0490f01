import { Agent, request } from 'node:http';
import type { SignedIn } from '../../support/start-app.js';

const BOUNDARY = 'a-paper';
const BEFORE = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="deed.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n`;
const AFTER = `\nstartxref\n9\n%%EOF\n\r\n--${BOUNDARY}--\r\n`;
/** Nearly as much as is taken. */
const MOST_BYTES = 14_500_000;
const TRICKLES_EVERY_MS = 50;
/** What came no answer to, as its sender was hung up on. */
export const HUNG_UP = 0;

const paperOf = (piece: string, bytes: number) => Buffer.from(`${BEFORE}${piece.repeat(bytes / piece.length)}${AFTER}`, 'latin1');

export const ORDINARY = paperOf('% signed by hand\n', 20_000);

/** Forms whose like held the loop up, or a place, for long. */
export const worstForms: readonly [string, Buffer][] = [
  ['are as large as they may be, and all names', paperOf('/A ', MOST_BYTES)],
  ['begin ever other objects', paperOf('\n1 0 obj', 246_000)],
  ['begin ever other packs', paperOf('\n1 0 obj\n<< /Type /ObjStm /First 4 >>\nstream\n', MOST_BYTES)],
  ['nearly end at every letter', paperOf('\r\n--a-pape', MOST_BYTES)],
  ['have no end of open brackets', paperOf('<</A[', MOST_BYTES)],
];

/** @returns the status of the answer, or that there came none */
export function uploads(url: string, who: SignedIn | undefined, contract: number, form: Buffer, agent?: Agent): Promise<number> {
  return new Promise((resolve) => {
    const sending = sendingTo(url, who, contract, agent);
    sending.on('response', (answer) => answer.resume().on('close', () => resolve(answer.statusCode!)));
    sending.on('error', () => resolve(HUNG_UP));
    sending.end(form);
  });
}

/** One person's uploads, or those of nobody, begun again as soon as they are answered. */
export class UploadFlood {
  readonly statuses = new Set<number>();
  private readonly agent: Agent;
  private over = false;

  constructor(
    private readonly url: string,
    private readonly who: SignedIn | undefined,
    private readonly atOnce: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  }

  sends(form: Buffer): void {
    for (let place = 0; place < this.atOnce; place++) void this.sendsAgain(1_001 + place, form);
  }

  /** A few bytes now and then, on each line. */
  trickles(): void {
    for (let place = 0; place < this.atOnce; place++) void this.tricklesOn(1_001 + place);
  }

  end(): void {
    this.over = true;
    this.agent.destroy();
  }

  private async sendsAgain(contract: number, form: Buffer): Promise<void> {
    while (!this.over) {
      const status = await uploads(this.url, this.who, contract, form, this.agent);
      if (!this.over) this.statuses.add(status);
    }
  }

  private async tricklesOn(contract: number): Promise<void> {
    while (!this.over) {
      const sending = sendingTo(this.url, this.who, contract, this.agent);
      const ended = new Promise<void>((resolve) => sending.on('close', resolve));
      sending.on('response', (answer) => (this.statuses.add(answer.resume().statusCode!), sending.destroy()));
      sending.on('error', () => undefined);
      sending.write(BEFORE);
      const trickle = setInterval(() => sending.write('%'), TRICKLES_EVERY_MS);
      await ended;
      clearInterval(trickle);
    }
  }
}

function sendingTo(url: string, who: SignedIn | undefined, contract: number, agent?: Agent) {
  const headers = { ...(who && { cookie: who.cookie }), 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
  return request(`${url}/api/Contracts/${contract}/Papers/deed`, { method: 'POST', headers, ...(agent && { agent }) });
}
