import type { Page } from 'playwright-core';

/** Somebody at a browser of their own. */
export class Colleague {
  private readonly troubles: string[] = [];
  private readonly expected: RegExp[] = [];
  private loads = 0;

  constructor(
    readonly name: string,
    readonly page: Page,
  ) {
    const note = (trouble: string) => this.troubles.push(`${name} at ${page.url()}: ${trouble}`);
    page.on('load', () => this.loads++);
    // A breach of the content security policy is an error on the console too.
    // What failed to load is named beside its words.
    page.on('console', (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`));
    page.on('pageerror', (error) => note(error.message));
    page.on('requestfailed', (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && note(`${request.method()} ${request.url()} failed: ${request.failure()?.errorText}`));
    page.on('response', (response) => response.status() >= 400 && note(`${response.request().method()} ${response.url()} answered ${response.status()}`));
  }

  /** How often the whole page was loaded: following what others do never needs it again. */
  get pageLoads(): number {
    return this.loads;
  }

  /** Opens an address and waits for the title of its screen. */
  async opens(path: string, title: string | RegExp): Promise<void> {
    await this.page.goto(path);
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  /** Without loading the page anew, by way of an address that is none: two screens of one component share a heading. */
  async follows(path: string): Promise<void> {
    if (this.loads === 0) return void (await this.page.goto(path));
    for (const address of ['/admin/nowhere', path]) await this.steps(address);
  }

  /** As a link in the page does it. */
  private async steps(address: string): Promise<void> {
    const state = `{ idx: Number(history.state?.idx ?? 0) + 1, key: 'followed' }`;
    await this.page.evaluate(`document.querySelector('h1')?.setAttribute('data-left', ''); history.pushState(${state}, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate', { state: history.state }))`);
    await this.page.locator('h1:not([data-left])').waitFor({ state: 'attached' });
  }

  /** The same session outside the page: to prepare what a test is not about. */
  async sends(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<unknown> {
    const answer = await this.page.context().request.fetch(path, { method, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  }

  /** Trouble that belongs to what is tested, such as the 412 of a conflict. */
  expectsTrouble(...patterns: readonly RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** Each is told once. */
  unexpectedTroubles(): readonly string[] {
    return this.troubles.splice(0).filter((trouble) => !this.expected.some((pattern) => pattern.test(trouble)));
  }
}
