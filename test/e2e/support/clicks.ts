import type { Locator } from 'playwright-core';

const MOST = 3;

/** Clicks of somebody with one question: what takes more than three is too far away. Typing is none, opening what one types into is. */
export class Clicks {
  private made: string[] = [];

  async on(target: Locator): Promise<void> {
    this.made.push(String(target));
    if (this.made.length > MOST) throw new Error(`This question takes more than ${MOST} clicks:\n${this.made.join('\n')}`);
    await target.click();
  }
}
