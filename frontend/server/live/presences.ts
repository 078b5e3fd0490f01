import type { OpenRecord, Person, Presence } from '../../../backend/platform/realtime/protocol.js';

type RecordName = Pick<OpenRecord, 'list' | 'key'>;

const NOBODY: readonly Person[] = [];

/** Who has which record open, as the server last said; and what this browser has open itself. */
export class Presences {
  private readonly heardOf = new Map<string, Presence>();
  private readonly opened = new Map<object, OpenRecord>();
  private everybody: readonly Person[] = NOBODY;
  /** Changes whenever anybody comes or goes. */
  version = 0;

  heard(presence: Presence): void {
    if (presence.people.length > 0) this.heardOf.set(idOf(presence), presence);
    else this.heardOf.delete(idOf(presence));
    this.changed();
  }

  /** Of what is neither followed nor open here any more the server says nothing further: who was there is not known. */
  keepTo(isFollowed: (record: RecordName) => boolean): void {
    const mine = new Set(this.mine().map(idOf));
    for (const [id, presence] of this.heardOf) if (!mine.has(id) && !isFollowed(presence)) this.heardOf.delete(id);
    this.changed();
  }

  forget(): void {
    this.heardOf.clear();
    this.changed();
  }

  at(list: string, key: string): readonly Person[] {
    return this.heardOf.get(idOf({ list, key }))?.people ?? NOBODY;
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

  private changed(): void {
    this.everybody = distinct([...this.heardOf.values()].flatMap(({ people }) => people));
    this.version++;
  }
}

function idOf({ list, key }: RecordName): string {
  return `${list}/${key}`;
}

function distinct(people: readonly Person[]): readonly Person[] {
  return [...new Map(people.map((person) => [person.userId, person])).values()];
}
