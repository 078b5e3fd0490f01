import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Credentials } from '../../platform/auth/sessions/credentials.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { Settings } from '../../platform/config/settings.js';
import { DEMO_PASSWORD, demoUsers } from '../demo-users.js';
import { LEAST_SCORE, passwordScore } from '../../platform/auth/passwords/password-score.rules.js';
import { guessedFirst, isMadeOf } from './password-words.rules.js';
import { passwordFault, type PasswordFault } from '../../platform/auth/passwords/password.rules.js';
import type { User } from '../user.state.js';

/** The 50,000 that people choose most often, in small letters. */
const common = new Set(dictionary['passwords-common']);

type Person = Pick<User, 'email' | 'firstName' | 'lastName'>;

/** Passwords that people choose for themselves. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly credentials: Credentials,
    private readonly settings: Settings,
  ) {}

  /** What is seen at once. @returns the refusal (400) on the field newPassword; undefined for a password that may be judged */
  plainWeakness(password: string, person: Person): Refusal | undefined {
    return refusalOf(passwordFault(password, person.email) ?? this.publicFault(password, person));
  }

  /** What takes an estimate, up to 0.2 s of the loop. @returns the refusal (400) on the field newPassword; undefined for a password that holds */
  judgedWeakness(password: string, person: Person): Refusal | undefined {
    return refusalOf(this.guessableFault(password, person));
  }

  /** What somebody chose is public no more, unless it is the demo's own once again. */
  async set({ userId, email }: Pick<User, 'userId' | 'email'>, password: string): Promise<void> {
    await this.credentials.set(userId, email, password, { demo: password === DEMO_PASSWORD });
  }

  private guessableFault(password: string, person: Person): PasswordFault | undefined {
    if (password === DEMO_PASSWORD) return undefined;
    const words = guessedFirst(person, this.settings);
    if (isMadeOf(password, words)) return { code: 'guessable', message: 'This password is made of words that are guessed first: names of yours, of the company or of the product' };
    if (passwordScore(password, [...words, DEMO_PASSWORD]) < LEAST_SCORE) return { code: 'guessable', message: 'This password is easily guessed: take a longer one, without rows and repeats' };
    return undefined;
  }

  private publicFault(password: string, { email }: Person): PasswordFault | undefined {
    if (common.has(password.normalize('NFKC').toLowerCase())) return { code: 'too-common', message: 'Too many people use this password, so it is easily guessed' };
    const itsOwn = this.settings.demoSignIns && demoUsers.some((one) => one.email === email);
    if (password === DEMO_PASSWORD && !itsOwn) return { code: 'is-public', message: 'Everybody knows this password' };
    return undefined;
  }
}

function refusalOf(fault: PasswordFault | undefined): Refusal | undefined {
  return fault && new Refusal(fault.message, { field: 'newPassword', status: 400, code: fault.code });
}
