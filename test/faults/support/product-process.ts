import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../bench/measured-process.js';
import { signIn, type SignedIn } from '../../support/start-app.js';
import { TEST_SECRETS_KEY } from '../../support/test-secrets-key.js';

const MAIN = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));
/** Of the same product, part by part. */
const PARTS = fileURLToPath(new URL('../../../dist/backend/main.js', import.meta.url));
/** A first start makes a database and loads the demo company, and two cores may be busy with others. */
const PATIENCE_MS = 120_000;
/** From the start of the process on. */
const DEATH_PATIENCE_MS = 90_000;
const LAST_WORDS = 4_000;

/** The built product in a process of its own, which can be killed. */
export class ProductProcess {
  private said = '';

  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (this.said = (this.said + text).slice(-LAST_WORDS)));
  }

  /** With the demo company unless the environment says otherwise, and not waited for. */
  static async spawn(environment: Readonly<Record<string, string>>, main = MAIN): Promise<ProductProcess> {
    const port = environment['PORT'] ?? String(await freePort());
    const { PATH, HOME, TMPDIR } = process.env;
    const env = { PATH, HOME, TMPDIR, DEMO: 'on', DEMO_DAYS: 'off', LOG_LEVEL: 'error', SECRETS_KEY: TEST_SECRETS_KEY, ...environment, PORT: port };
    return new ProductProcess(`http://127.0.0.1:${port}`, spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  /** @param main what Node runs, see `plantedProduct` */
  static async start(environment: Readonly<Record<string, string>>, main?: string): Promise<ProductProcess> {
    const product = await ProductProcess.spawn(environment, main);
    await product.serving();
    return product;
  }

  get pid(): number {
    return this.child.pid!;
  }

  private get ended(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  static startInParts(environment: Readonly<Record<string, string>>): Promise<ProductProcess> {
    return ProductProcess.start(environment, PARTS);
  }

  /** Resolves once everything is there to be used. */
  async serving(): Promise<void> {
    let missing = 'an answer';
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(50)) {
      if (this.ended) throw new Error(`The product ended instead of serving (run npm run build first?): ${this.said}`);
      const answer = await fetch(`${this.url}/api/health`).catch(() => undefined);
      if (answer?.status === 200) return;
      missing = (await answer?.text().catch(() => undefined)) ?? missing;
    }
    this.child.kill('SIGKILL');
    throw new Error(`The product did not begin to serve, health last said ${missing.slice(0, LAST_WORDS)}: ${this.said}`);
  }

  /** Resolves once it has died by itself. @param where for the message, should it live on */
  async death(where: string): Promise<void> {
    if (!this.ended) await once(this.child, 'exit', { signal: AbortSignal.timeout(DEATH_PATIENCE_MS) }).catch(() => undefined);
    if (this.ended) return;
    await this.kill();
    throw new Error(`The product did not die ${where}: ${this.said}`);
  }

  signIn(who: string): Promise<SignedIn> {
    return signIn(this.url, who);
  }

  kill(): Promise<void> {
    return this.endWith('SIGKILL');
  }

  stop(): Promise<void> {
    return this.endWith('SIGTERM');
  }

  private async endWith(signal: NodeJS.Signals): Promise<void> {
    if (this.ended) return;
    const end = once(this.child, 'exit');
    this.child.kill(signal);
    await end;
  }
}
