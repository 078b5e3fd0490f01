import { ProductImported } from '../../../events/epic-contracts/product.events.js';
import { EmployeeImported } from '../../../events/employees/employee.events.js';
import type { RecordedEvent, RecordedOf } from '../../../events/kernel/event.js';
import { GiftTypeImported } from '../../../events/gifts/gift.events.js';
import { LeadImported } from '../../../events/leads/lead.events.js';
import { MemberImported } from '../../../events/members/member.events.js';
import { PointsPurchaseImported } from '../../../events/points/points.events.js';
import { ResaleContractImported } from '../../../events/resale-contracts/resale-contract.events.js';
import { START, type EventStore } from '../../../events/store/event-store.js';
import { UserImported } from '../../../events/users/user.events.js';
import { vocabulary } from '../../../events/vocabulary.js';

const imported = [ResaleContractImported, EmployeeImported, GiftTypeImported, LeadImported, MemberImported, PointsPurchaseImported, ProductImported, UserImported] as const;
type Imported = (typeof imported)[number];

/** The company as it was imported, whatever has been done since: who takes up a first start that was cut off plans the same. */
export class CompanyBefore {
  private constructor(private readonly events: readonly RecordedEvent[]) {}

  static async in(store: EventStore): Promise<CompanyBefore> {
    const end = new AbortController();
    const types = new Set(imported.map(({ type }) => type));
    const events: RecordedEvent[] = [];
    for await (const batch of store.subscribe(START, { signal: end.signal, types })) {
      for (const stored of batch.events) events.push(...[vocabulary.decode(stored)].filter((event) => event !== undefined));
      if (batch.caughtUp) break;
    }
    end.abort();
    return new CompanyBefore(events);
  }

  /** In the order of their streams' names: the import writes in no order of its own. */
  all<Definition extends Imported>({ type }: Definition): RecordedOf<Definition>[] {
    const ofType = this.events.filter((event) => event.type === type) as RecordedOf<Definition>[];
    return ofType.sort((a, b) => (a.stream < b.stream ? -1 : 1));
  }
}
