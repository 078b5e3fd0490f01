import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { blankValues } from '../../../events/kernel/field.rules.js';
import { leadFields } from '../../../events/leads/lead.fields.js';
import { phonesKept } from '../../../events/kernel/phone.rules.js';
import { contactKeys, knownKeysStatement, type Contact } from '../../../projections/lead-list/lead-duplicates.queries.js';
import { TooManyAttempts } from '../../platform/auth/delays/too-many-attempts.js';
import { ReadyLists } from '../../platform/projections/ready-lists.js';
import { leadMatch, type LeadMatch } from './lead-duplicates.dto.js';
import { leadList } from '../leads.lists.js';

/** A front desk has no more guests than these before it in that time; a list of numbers to be tried has. */
const MOST = 30;
const WITHIN_MS = 10 * 60_000;

const blank = blankValues(leadFields);

/**
 * Whether any lead has a whole phone number or mail address, for those who do not see them: not whose it is, nor how many have it.
 * The answer takes no lead to be left out: asked with and without one, it would tell whose the number is.
 */
@Injectable()
export class KnownContactsReader {
  private readonly asked = new LRUCache<string, Set<string>>({ max: 10_000, ttl: WITHIN_MS });

  constructor(
    private readonly pool: pg.Pool,
    private readonly ready: ReadyLists,
  ) {}

  /** @param who asks, the same for all of their sessions @throws TooManyAttempts */
  async among(typed: Partial<Contact>, who: string): Promise<readonly LeadMatch[]> {
    this.ready.require(leadList.list);
    const keys = contactKeys({ ...blank, ...phonesKept(leadFields, typed) }).filter((key) => key.startsWith('phone:') || key.startsWith('mail:'));
    if (keys.length === 0) return [];
    this.count(keys, who);
    const { text, values } = knownKeysStatement(keys);
    const { rows } = await this.pool.query<{ readonly key: string }>({ text, values: [...values] });
    return rows.map(({ key }) => leadMatch(key));
  }

  private count(keys: readonly string[], who: string): void {
    const before = this.asked.get(who) ?? new Set();
    const all = new Set([...before, ...keys]);
    if (all.size > MOST) throw new TooManyAttempts(Math.ceil(this.asked.getRemainingTTL(who) / 1_000) || 1);
    // The time runs from the first that was asked: else who goes on asking would never be let in again.
    if (before.size === 0) this.asked.set(who, all);
    else for (const key of keys) before.add(key);
  }
}
