import { commandOf } from '../../backend/platform/commands/command.js';
import type { DispatchedCommand } from '../../backend/platform/commands/dispatched-command.js';
import { LeadCommand } from '../../backend/leads/lead.handlers.js';
import { AddInterest, type InterestBody } from '../../backend/leads/interests/interest.commands.js';
import { AddLeadCommunication } from '../../backend/leads/communications/lead-communication.commands.js';
import { ChangeLeadStatus, CreateLead, DeleteLead, RestoreLead, ReviseLead } from '../../backend/leads/lead.commands.js';
import { lead } from '../../backend/leads/lead.js';
import { listSeeds } from '../../backend/company-settings/company-settings.seeds.js';
import type { Chance } from './chance.js';
import type { Deed, DemoPerson } from './papers/deed.js';
import type { StoryTime } from './work-days.js';

/** What the company calls how far a lead has come, as it began. */
const statuses = listSeeds([]).leadStatuses.map(({ name }) => name ?? '');

/** @param further a status that the company has added since */
export function leadBecomes(leadId: number, leadStatus: string, further: readonly string[] = []): DispatchedCommand {
  return new LeadCommand(leadId, commandOf(ChangeLeadStatus, { leadStatus }), { statuses: [...statuses, ...further] });
}

/** One new lead and what the desk does about it. What comes after the last of the days is not done. */
export class LeadFile {
  readonly deeds: Deed[] = [];

  constructor(
    private readonly count: number,
    readonly time: StoryTime,
    readonly chance: Chance,
  ) {}

  comes(facts: Partial<CreateLead>, interest: Partial<InterestBody>): void {
    this.plan('receptionist', 'Leads_New', 1, async (leadId, drawn) =>
      new LeadCommand(leadId, commandOf(CreateLead, { ...facts, interest: interest as InterestBody }), { marketingRep: undefined, interestId: await drawn('interest') }));
  }

  becomes(leadStatus: string): void {
    this.plan('receptionist', 'Leads_Edit', 4, (leadId) => leadBecomes(leadId, leadStatus));
  }

  says(facts: Partial<ReviseLead>): void {
    this.plan('sales-administrator', 'Leads_Edit', 3, (leadId) => new LeadCommand(leadId, commandOf(ReviseLead, facts), { marketingRep: undefined, statuses }));
  }

  wants(interest: Partial<InterestBody>): void {
    this.plan('receptionist', 'Leads_Edit', 3, async (leadId, drawn) => new LeadCommand(leadId, commandOf(AddInterest, interest), { interestId: await drawn('interest') }));
  }

  told(type: string, note: string): void {
    this.plan('receptionist', 'Leads_Detail', 2, (leadId) => new LeadCommand(leadId, commandOf(AddLeadCommunication, { Type: type, Note: note })));
  }

  goes(): void {
    this.plan('sales-administrator', 'Leads_Admin', 2, (leadId) => new LeadCommand(leadId, new DeleteLead(), { tours: 0, contracts: 0 }));
  }

  comesBack(): void {
    this.plan('sales-administrator', 'Leads_Admin', 1, (leadId) => new LeadCommand(leadId, new RestoreLead()));
  }

  /** @param drawn a further number, of another category, that belongs to this deed */
  private plan(by: DemoPerson, needs: Deed['needs'], within: number, sending: (leadId: number, drawn: (category: string) => Promise<number>) => DispatchedCommand | Promise<DispatchedCommand>): void {
    const at = this.time.later(within);
    const name = `lead ${this.count}, ${this.deeds.length + 1}`;
    if (!at) return;
    this.deeds.push({ name, at, by, needs, sending: async (desk) => sending(await desk.number(lead.category, `lead ${this.count}, 1`), (category) => desk.number(category, name)) });
  }
}
