import { Injectable, Logger, ServiceUnavailableException } from '@nestjs/common';
import type { Actor } from '../../events/kernel/metadata.js';
import { EventStore } from '../../events/store/event-store.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { Commands } from '../../backend/platform/commands/commands.js';
import { issuedByServer } from '../../backend/platform/commands/issued-by-server.js';
import { Refusal } from '../../backend/platform/commands/refusal.js';
import { rolePresets } from '../../backend/users/permissions/role-presets.rules.js';
import { demoUsers, DemoUsers } from '../../backend/users/demo-users.js';
import { CompanyBefore } from './export/company-before.js';
import { booksDays } from './books-days.js';
import { contractDays } from './contract-days.js';
import { commandIdOf, type Deed } from './papers/deed.js';
import { DemoDesk } from './demo-desk.js';
import { inventoryDays } from './inventory-days.js';
import { leadDays } from './lead-days.js';
import { listingDays } from './listing-days.js';
import { membershipDays } from './membership-days.js';
import { officeDays } from './office-days.js';
import { pointsDays } from './points-days.js';
import { reportDays } from './report-days.js';
import { tourDays } from './tour-days.js';
import { workDays } from './work-days.js';

/**
 * Gives the demo company sixty days behind it: what its people did goes through the handlers that every command goes
 * through, at the time at which they did it. The same at every start, and taken up where it was cut off.
 */
@Injectable()
export class DemoDays {
  private readonly log = new Logger(DemoDays.name);

  constructor(
    private readonly commands: Commands,
    private readonly store: EventStore,
    private readonly users: DemoUsers,
    private readonly desk: DemoDesk,
  ) {}

  /** @param now when the first start began */
  async live(now: Date): Promise<{ readonly deeds: number; readonly refused: readonly string[] }> {
    const deeds = deedsOf(await CompanyBefore.in(this.store), now);
    const people = await this.users.actors();
    const refused: string[] = [];
    for (const deed of deeds) {
      const words = await this.does(deed, typeof deed.by === 'string' ? people.get(deed.by)! : deed.by);
      if (words) refused.push(`${deed.name}: ${words}`);
    }
    for (const words of refused) this.log.warn(`Of the demo’s days this was refused: ${words}`);
    return { deeds: deeds.length, refused };
  }

  /** @returns what the rules said against it */
  private async does(deed: Deed, actor: Actor): Promise<string | undefined> {
    const permissions = permissionsOf(deed.by);
    if (deed.needs && !permissions.has(deed.needs)) return `${actor.name} lacks ${deed.needs}`;
    const issued = issuedByServer(actor, commandIdOf(deed.name), { permissions, ...(!deed.goesOn && { toldLater: true }) }, new Date(deed.at));
    try {
      const sent = await deed.sending(this.desk, deed.at);
      await (typeof sent === 'function' ? sent(issued) : sent && this.commands.execute(sent, issued));
      return undefined;
    } catch (error) {
      // A machine that is too slow for a document is no reason not to start.
      if (error instanceof Refusal || error instanceof ServiceUnavailableException) return error.message;
      throw error;
    }
  }
}

/** All stories, in the order of time. @param now of the first start: they end before its day, but for that morning's tours */
export function deedsOf(company: CompanyBefore, now: Date): Deed[] {
  const today = newYorkDay(now);
  const days = workDays(today);
  const deeds = [contractDays, leadDays, tourDays, membershipDays, pointsDays, officeDays, inventoryDays, listingDays, booksDays, reportDays].flatMap((story) => story(company, days, today, now.toISOString()));
  return deeds.sort((a, b) => a.at.localeCompare(b.at) || a.name.localeCompare(b.name));
}

function permissionsOf(person: Deed['by']): ReadonlySet<string> {
  const found = typeof person === 'string' ? demoUsers.find(({ email }) => email.startsWith(`${person}@`)) : undefined;
  return new Set(found && [...rolePresets[found.role], ...found.also]);
}
