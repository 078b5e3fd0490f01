import { TextsNotSetUp } from './text-failures.js';
import { Texts } from './texts.js';

/** A real company without an account for texts. */
export class NoTexts extends Texts {
  readonly route = 'nowhere';

  override async send(): Promise<never> {
    throw new TextsNotSetUp();
  }

  override find(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }
}
