import type { OpenRecord, Person, Presence } from '../../../backend/platform/realtime/protocol.js';

const NOBODY: readonly Person[] = [];

/** Who has which record open, as the server last said; and what this browser has open itself. */
export class Presences {
  private readonly people = new Map<string, readonly Person[]>();
  private readonly opened = new Map<object, OpenRecord>();
  private everybody: readonly Person[] = NOBODY;
  /** Changes whenever anybody comes or goes. */
  version = 0;

  heard({ list, key, people }: Presence): void {
    if (people.length > 0) this.people.set(`${list}/${key}`, people);
    else this.people.delete(`${list}/${key}`);
    this.everybody = distinct([...this.people.values()].flat());
    this.version++;
  }

  forget(): void {
    this.people.clear();
    this.everybody = NOBODY;
    this.version++;
  }

  at(list: string, key: string): readonly Person[] {
    return this.people.get(`${list}/${key}`) ?? NOBODY;
  }

  /** Each person once, wherever they are. */
  all(): readonly Person[] {
    return this.everybody;
  }

  open(owner: object, record: OpenRecord): void {
    this.opened.set(owner, record);
  }

  /** @returns the record when no other part of the screen has it open */
  close(owner: object): OpenRecord | undefined {
    const record = this.opened.get(owner);
    this.opened.delete(owner);
    const stillOpen = [...this.opened.values()].some((other) => other.list === record?.list && other.key === record?.key);
    return stillOpen ? undefined : record;
  }

  mine(): OpenRecord[] {
    return [...this.opened.values()];
  }
}

function distinct(people: readonly Person[]): readonly Person[] {
  return [...new Map(people.map((person) => [person.userId, person])).values()];
}
