import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** One address for processes of which any may be gone, as a proxy in front of them has it: each connection goes to the first that takes it. */
export class OneAddress {
  /** Their addresses. */
  behind: readonly string[] = [];

  private constructor(private readonly server: Server) {
    server.on('connection', (from) => this.pass(from, this.behind));
  }

  static async open(): Promise<OneAddress> {
    const server = createServer({ pauseOnConnect: true });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new OneAddress(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
  }

  private pass(from: Socket, [first, ...others]: readonly string[]): void {
    if (first === undefined) return void from.destroy();
    const to = connect(Number(new URL(first).port), '127.0.0.1');
    const next = () => this.pass(from, others);
    to.once('error', next);
    to.once('connect', () => {
      to.off('error', next);
      for (const [one, other] of [[from, to], [to, from]] as const) one.on('error', () => undefined).once('close', () => other.destroy());
      from.pipe(to).pipe(from);
    });
  }
}
