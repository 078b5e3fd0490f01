import type { Actor } from '../../events/kernel/metadata.js';
import type { PermissionName } from '../../events/users/permission.enums.js';
import type { Deed, DemoPerson } from './papers/deed.js';
import type { StoryTime } from './work-days.js';

/** What is planned to be done to one record, in order. What comes after the last of the days is not done. */
export class StoryFile {
  readonly deeds: Deed[] = [];

  /** @param named no other record is @param needs what its people need for what they do */
  constructor(
    private readonly named: string,
    private readonly needs: PermissionName,
    readonly time: StoryTime,
  ) {}

  /** @param within working days */
  plan(by: DemoPerson, within: number, sending: Deed['sending']): void {
    this.add({ by, needs: this.needs, sending }, this.time.later(within));
  }

  /** A moment later: by the server, or by somebody outside. */
  follows(by: Actor, sending: Deed['sending']): void {
    this.add({ by, sending }, this.time.soon());
  }

  /** Somebody outside, on a later day. @param within working days */
  comes(by: Actor, within: number, sending: Deed['sending']): void {
    this.add({ by, sending }, this.time.later(within));
  }

  private add(deed: Pick<Deed, 'by' | 'needs' | 'sending'>, at: string | undefined): void {
    if (at) this.deeds.push({ ...deed, name: `${this.named}, ${this.deeds.length + 1}`, at });
  }
}
