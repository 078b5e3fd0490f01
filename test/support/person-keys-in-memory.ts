import { randomBytes } from 'node:crypto';
import type { PersonKeys } from '../../events/store/personal/person-keys.js';
import type { Keys } from '../../events/store/personal/sealed-event.js';

/** Keys of people for tests without a database. */
export class PersonKeysInMemory {
  private readonly keys = new Map<string, Buffer | null>();

  of(persons: readonly string[]): Promise<Keys> {
    return Promise.resolve(new Map(persons.flatMap((person) => (this.keys.get(person) ? [[person, this.keys.get(person)!] as const] : []))));
  }

  madeFor(persons: readonly string[]): Promise<Keys> {
    for (const person of persons) if (!this.keys.has(person)) this.keys.set(person, randomBytes(32));
    return this.of(persons);
  }

  erase(person: string): void {
    this.keys.set(person, null);
  }

  asPersonKeys(): PersonKeys {
    return this as unknown as PersonKeys;
  }
}
