import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** More takes long to judge, and a password whose beginning is strong is strong. */
const JUDGED = 64;

/** What somebody who guesses has to try some hundred million times, by zxcvbn's score. */
export const LEAST_SCORE = 2;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const productWords = ['vacation', 'resales', 'epic', 'timeshare', 'demo'];

/** How hard a password is to guess: 0, at once, to 4. @param guessedFirst words of the person and the company, where they are known */
export function passwordScore(password: string, guessedFirst: readonly string[] = []): number {
  return zxcvbn.check([...password].slice(0, JUDGED).join(''), [...productWords, ...guessedFirst]).score;
}
