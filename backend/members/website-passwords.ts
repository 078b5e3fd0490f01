import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { hashPassword } from '../platform/auth/passwords/password-hashes.js';

/** Neither letters that look alike nor such as sound alike on the phone. */
const CONSONANTS = 'bdfghklmnprstvz';
const VOWELS = 'aeiou';
const SYLLABLES = 3;
const DIGITS = 10_000;

/** "maple-7304-harbor": easy to say on the phone, and one of some 10^15. */
export function temporaryPassword(): string {
  return `${word()}-${String(randomInt(DIGITS)).padStart(4, '0')}-${word()}`;
}

function word(): string {
  return Array.from({ length: SYLLABLES }, () => CONSONANTS[randomInt(CONSONANTS.length)]! + VOWELS[randomInt(VOWELS.length)]!).join('');
}

/** What members sign in to the company's website with, as hashes. No event says more than that there is another one (`decisions.md F3`). */
@Injectable()
export class WebsitePasswords {
  constructor(private readonly pool: pg.Pool) {}

  /** Takes the place of whatever the member had. */
  async set(memberId: number, password: string, worksUntil: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO member_password (member_id, password_hash, works_until) VALUES ($1, $2, $3)
       ON CONFLICT (member_id) DO UPDATE SET password_hash = $2, works_until = $3, changed_at = now()`,
      [memberId, await hashPassword(password), worksUntil],
    );
  }
}
