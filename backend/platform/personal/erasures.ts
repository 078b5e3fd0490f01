import { Injectable, type OnModuleInit } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { KEYS_KNOWN_FOR_MS } from '../../../events/store/personal/person-keys.js';
import { SealingEventStore } from '../../../events/store/personal/sealing.event-store.js';
import type { Keys } from '../../../events/store/personal/sealed-event.js';
import { personOf } from '../../../events/store/personal/whose.js';
import { EventStore } from '../../../events/store/event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { ProjectionEngine } from '../../../projections/engine/projection-engine.js';
import { DatabaseMutex } from '../concurrency/database-mutex.js';
import { StreamStates } from '../commands/stream-states.js';
import { Settings } from '../config/settings.js';
import { Notifications } from '../database/notifications.js';
import { IncomingOfErased } from '../incoming/incoming-of-erased.js';
import { NotDelivered } from '../outgoing/outgoing-kind.js';
import { ErasureSearch, type SoughtPerson } from './erasure-search.js';
import { heldOf, type Held } from './held-values.js';
import { SharedStreams } from './shared-streams.js';
import type { Found, KeptBy, Rows } from './value-search.js';

/** Of the time that keys are known for: everybody has heard of it by then, and whoever read a key before does not use it any more. */
const HEARD_AFTER = 1.2;
const REBUILT_WITHIN_MS = 15 * 60_000;
const CHANNEL = 'person_erased';

export interface Erasure {
  /** The numbers under which somebody is known. */
  readonly leadIds: readonly number[];
  /** The numbers of others for whom the same was asked and who wait; asked for by whoever's turn it is. */
  readonly waiting?: () => Promise<readonly (readonly number[])[]>;
  /** What is kept as it is, by law. */
  readonly keptBy: KeptBy;
  /** Words that tell nothing of one person. */
  readonly offered?: ReadonlySet<string>;
  /** Whether somebody else than these is known by the same phone (E.164) or mail address. */
  isOthers(knownBy: string, erased: readonly number[]): Promise<boolean>;
  readonly signal: AbortSignal;
}

export interface ErasureProof {
  readonly values: number;
  readonly events: number;
  /** Events that the store could not rewrite: they say in the clear what was written before there were keys. */
  readonly unsealed: number;
  readonly tables: number;
  readonly rows: number;
  /** What had come in, was not handled yet and was opened to be searched; absent from proofs before it was. */
  readonly opened?: number;
  readonly found: Rows[];
  /** What the law has us keep; absent from proofs that counted it among `elsewhere`. */
  readonly kept?: Rows[];
  readonly elsewhere: Rows[];
  /** ISO UTC. */
  readonly keyDestroyedAt: string;
}

/**
 * Forgets people. Their key goes out of use first, so that everything reads blank; what was made of the events is made anew;
 * then every table and the opened history are searched for what had been known. The key is destroyed once nothing of theirs is
 * found, and the proof is kept in its place.
 * Whenever a process dies on the way the key is still there, out of use, and another one does it all again; or the proof is.
 */
@Injectable()
export class Erasures implements OnModuleInit {
  /** Those whose keys this process knows to be off the disk. */
  private readonly shreddedHere = new Set<string>();

  constructor(
    private readonly settings: Settings,
    private readonly pool: pg.Pool,
    private readonly store: EventStore,
    private readonly engine: ProjectionEngine,
    private readonly states: StreamStates,
    private readonly notifications: Notifications,
    private readonly incoming: IncomingOfErased,
    private readonly search: ErasureSearch,
    private readonly sealings: SharedStreams,
    private readonly mutex: DatabaseMutex,
  ) {}

  onModuleInit(): void {
    this.notifications.listen(CHANNEL, () => this.states.forgetAll());
    this.notifications.onGap(() => this.states.forgetAll());
  }

  /** Whoever else waits is erased in the same pass: their proof is there when their turn comes. @throws NotDelivered for what is found of these */
  async erase({ leadIds, waiting, ...how }: Erasure): Promise<ErasureProof> {
    return this.mutex.run('erasures', async () => {
      const proved = await this.provedBefore(leadIds, how.signal);
      if (proved) return proved;
      const also: (readonly number[])[] = [];
      for (const one of (await waiting?.()) ?? []) if (!one.some((leadId) => leadIds.includes(leadId)) && !(await this.isDestroyed(one))) also.push(one);
      const [own] = await this.erasedTogether([leadIds, ...also], how);
      await this.shredded([leadIds, ...also].flatMap(personsOf), how.signal);
      if (own!.status === 'rejected') throw own!.reason;
      return own!.value;
    }, how.signal);
  }

  /** One pass over the log, one making anew and one search, for all of them; each is proved by itself. */
  private async erasedTogether(groups: readonly (readonly number[])[], how: How): Promise<readonly PromiseSettledResult<ErasureProof>[]> {
    const { inner } = this.store as SealingEventStore;
    const together: Keys[] = [];
    for (const leadIds of groups) together.push(await this.takenOutOfUse(personsOf(leadIds)));
    const everybody: Keys = new Map(together.flatMap((keys) => [...keys]));
    const all = await heldOf(inner, vocabulary, together, how.signal);
    for (const { toSeal } of all) if (toSeal.length > 0) await inner.rewrite?.(toSeal);
    const misplaced = await this.sealings.misplaced(new Set(all.flatMap(({ shared }) => [...shared])), everybody);
    if (misplaced.length > 0) await inner.rewrite?.(misplaced);
    await pause(HEARD_AFTER * (this.settings.keysKnownForMs ?? KEYS_KNOWN_FOR_MS), undefined, { signal: how.signal });
    await this.notifications.notify(CHANNEL, '');
    this.states.forgetAll();
    for (const [index, leadIds] of groups.entries()) await this.forgotten(all[index]!, personsOf(leadIds), leadIds);
    await this.madeAnew();
    return this.proved(groups.map((leadIds, index) => ({ leadIds, held: all[index]!, keys: together[index]! })), how);
  }

  private async proved(people: readonly Blank[], how: How): Promise<readonly PromiseSettledResult<ErasureProof>[]> {
    const sought: PromiseSettledResult<SoughtPerson>[] = [];
    for (const one of people) sought.push(...(await Promise.allSettled([this.sought(one, how)])));
    const found = await this.search.search(sought.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])), how.keptBy, how.signal);
    const proofs: PromiseSettledResult<ErasureProof>[] = [];
    let next = 0;
    for (const [index, one] of sought.entries()) proofs.push(...(one.status === 'rejected' ? [one] : await Promise.allSettled([this.prove(people[index]!, one.value, found[next++]!)])));
    return proofs;
  }

  private async sought({ leadIds, held }: Blank, { offered, isOthers, signal }: How): Promise<SoughtPerson> {
    const erased = { leadIds, values: held.values, isOthers: (knownBy: string) => isOthers(knownBy, leadIds) };
    await this.incoming.forget(erased, signal);
    const values = [...held.values].filter((value) => !held.staying.has(value) && !offered?.has(value) && value.trim().length > 1);
    return { values, streams: held.streams, leadIds, staying: await this.sealings.staying(held.streams), erased };
  }

  private async prove({ leadIds, held, keys }: Blank, { values }: SoughtPerson, found: Found & { readonly opened: number }): Promise<ErasureProof> {
    const left = await this.sealings.misplaced(held.shared, keys);
    refuseWhatIsFound([...found.found, ...(left.length > 0 ? [{ table: 'history, sealed for others', rows: left.length }] : [])]);
    const { inner } = this.store as SealingEventStore;
    return this.destroyed(personsOf(leadIds), { values: values.length, events: held.events, unsealed: unsealed(held, inner), ...copied(found), keyDestroyedAt: new Date().toISOString() });
  }

  private takenOutOfUse(persons: readonly string[]): Promise<Keys> {
    return (this.store as SealingEventStore).keys.takeOutOfUse(persons);
  }

  /** What stands beside the events: answers to commands that may come again, what waits to go out or has gone, and what was looked for. */
  private async forgotten({ streams, values }: Held, persons: readonly string[], leadIds: readonly number[]): Promise<void> {
    await this.pool.query('DELETE FROM done_command WHERE stream = ANY($1)', [[...streams]]);
    // What goes out of other records, such as a contract that is to be sealed, is not theirs alone and names nobody.
    await this.pool.query(FORGET_OUTGOING, [persons]);
    await this.pool.query('DELETE FROM outbox_text WHERE lead_id = ANY($1)', [leadIds]);
    await this.pool.query('DELETE FROM outbox_mail WHERE lower(recipient) = ANY($1)', [[...values].map((value) => value.toLowerCase())]);
    // A file of many people, such as a report, may name them, and no search looks into it.
    await this.pool.query('DELETE FROM outbox_mail WHERE id IN (SELECT mail_id FROM outbox_attachment)');
    // Of anybody: a name or a phone may be written in any way there, and none of them lives longer than a day.
    await this.pool.query('DELETE FROM stored_search');
  }

  /** Rows are built beside the old ones and take their place: nobody sees an empty list meanwhile. */
  private async madeAnew(): Promise<void> {
    const personal = new Set(vocabulary.types.filter((type) => vocabulary.personalIn(type).length > 0));
    const names = this.engine.following(personal);
    for (const request of await this.engine.requestRebuilds(names, 'Erasure of a lead')) await this.engine.settled(request, REBUILT_WITHIN_MS);
  }

  private async destroyed(persons: readonly string[], proof: ErasureProof): Promise<ErasureProof> {
    for (const person of persons) this.shreddedHere.delete(person);
    await (this.store as SealingEventStore).keys.destroy(persons, proof.keyDestroyedAt, proof);
    return proof;
  }

  /** On the disk as well, before anybody is told; once for all, and again where a process may have ended before. */
  private async shredded(persons: readonly string[], signal: AbortSignal): Promise<void> {
    if (persons.every((person) => this.shreddedHere.has(person))) return;
    await (this.store as SealingEventStore).keys.shred(signal);
    for (const person of persons) this.shreddedHere.add(person);
  }

  /** Whoever carried it out may have ended before it was told, or did it for somebody else. */
  private async provedBefore(leadIds: readonly number[], signal: AbortSignal): Promise<ErasureProof | undefined> {
    const { rows } = await this.pool.query<{ proof: ErasureProof }>(PROVED, [personsOf(leadIds)]);
    if (rows[0]) await this.shredded(personsOf(leadIds), signal);
    return rows[0]?.proof;
  }

  private async isDestroyed(leadIds: readonly number[]): Promise<boolean> {
    return (await this.pool.query(PROVED, [personsOf(leadIds)])).rowCount === 1;
  }
}

/** Somebody whose keys are out of use, and what was known of them. */
interface Blank {
  readonly leadIds: readonly number[];
  readonly held: Held;
  readonly keys: Keys;
}

type How = Omit<Erasure, 'leadIds' | 'waiting'>;

function personsOf(leadIds: readonly number[]): readonly string[] {
  return leadIds.flatMap((leadId) => personOf(leadId) ?? []).sort();
}

/** @throws NotDelivered for what is theirs and can be read: the key stays until a search finds nothing */
function refuseWhatIsFound(found: readonly Rows[]): void {
  if (found.length === 0) return;
  const where = found.map(({ table, rows }) => `${table} (${rows})`).join(', ');
  throw new NotDelivered(`Something of the person was found in ${where}. The key is kept, and nobody reads the lead meanwhile. Remove it there, and try again`);
}

function unsealed({ toSeal }: Held, { rewrite }: EventStore): number {
  return rewrite ? 0 : toSeal.length;
}

function copied<Search extends Found>({ found, kept, elsewhere, ...counts }: Search): Omit<Search, keyof Pick<Found, 'found' | 'kept' | 'elsewhere'>> & Pick<ErasureProof, 'found' | 'kept' | 'elsewhere'> {
  return { ...counts, found: [...found], kept: [...kept], elsewhere: [...elsewhere] };
}

/** Nothing while a key of theirs is left or one may still be made, also where another of them was erased before. */
const PROVED = `
SELECT proof FROM person_key WHERE person = ANY($1) AND proof IS NOT NULL AND NOT EXISTS (SELECT FROM unnest($1::text[]) AS given(person) LEFT JOIN person_key USING (person) WHERE person_key.person IS NULL OR key IS NOT NULL)
ORDER BY destroyed_at DESC LIMIT 1`;

/** With their jobs, which keep why the last try failed. */
const FORGET_OUTGOING = `
WITH gone AS (DELETE FROM public.outgoing WHERE about = ANY($1) AND kind <> 'lead-erasure' RETURNING id)
SELECT graphile_worker.remove_job('outgoing:' || id) FROM gone`;
