import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { InterestImported } from '../../events/leads/interest.events.js';
import { leadListFields } from '../../events/leads/lead.fields.js';
import { leadEvents } from '../../events/leads/lead.events.js';
import { textNumberEvents } from '../../events/leads/text-number.events.js';
import { deletedLeads } from '../../projections/deleted-leads/deleted-leads.projector.js';
import { interestList } from '../../projections/interest-list/interest-list.projector.js';
import { leadList as leadRows } from '../../projections/lead-list/lead-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { changedAs, onlyTakenOver } from '../platform/changes/changed-as.js';
import { LookUp } from '../platform/lists/look-up.js';
import { ValueOwners } from '../platform/personal/value-owners.js';
import { Reactions } from '../platform/reactions/reactions.js';
import { ConsentedTexts } from '../platform/texts/consented-texts.js';
import { TextClock } from '../platform/texts/text-clock.js';
import { CommunicationsController } from './communications/communications.controller.js';
import { InterestsController } from './interests/interests.controller.js';
import { bringBackLeadsThatAreNeeded } from './merge/bring-back-leads-that-are-needed.js';
import { bringMergedLeadsTogether } from './merge/bring-merged-leads-together.js';
import { KnownContactsReader } from './duplicates/known-contacts-reader.js';
import { LeadDuplicatesReader } from './duplicates/lead-duplicates-reader.js';
import { LeadMergesController } from './merge/lead-merges.controller.js';
import { LeadRelations } from './lead-relations.js';
import { eraseWhatIsHeldWhenLeadIsErased } from './erasure/erase-what-is-held-when-lead-is-erased.js';
import { LeadErasureSender } from './erasure/lead-erasure-sender.js';
import { LeadHeldReader } from './privacy/lead-held-reader.js';
import { LeadPrivacyController } from './privacy/lead-privacy.controller.js';
import { LeadPhonesReader } from './duplicates/lead-phones-reader.js';
import { LeadVisibility } from './privacy/lead-visibility.js';
import { LeadsTogether } from './merge/leads-together.js';
import { lead } from './lead.js';
import { LeadsController } from './leads.controller.js';
import { leadList, leadLists } from './leads.lists.js';
import { leadsToday } from './leads.today.js';
import { StoredSearches } from './stored-searches.js';
import { planReminderOfTour } from './texts/plan-reminder-of-tour.js';
import { planRemindersOfLead } from './texts/plan-reminders-of-lead.js';
import { SendMessageController } from './texts/send-message.controller.js';
import { sendTextWhenRequested } from './texts/send-text-when-requested.js';
import { sendTourReminder } from './texts/send-tour-reminder.js';
import { TextAnswers } from './texts/text-answers.js';
import { TextSender } from './texts/text-sender.js';
import { stopTextsToStoppedNumber } from './texts/stop-texts-to-stopped-number.js';
import { textNumber } from './texts/text-number.js';
import { TextNumbers } from './texts/text-numbers.js';
import { TextTemplates } from './texts/text-templates.js';
import { TextsOfOtherAreas } from './texts/texts-of-other-areas.js';
import { TextsByStaff } from './texts/texts-by-staff.js';
import { LeadPairExecutor } from './merge/lead-pair-executor.js';
import { LeadCommandHandler } from './lead.handlers.js';
import { TextNumberCommandHandler } from './texts/text-number.handlers.js';

/** Global for `ConsentedTexts`, by which other areas text. */
@Global()
@Module({
  controllers: [LeadMergesController, LeadsController, LeadPrivacyController, InterestsController, CommunicationsController, SendMessageController],
  providers: [LeadRelations, LeadVisibility, LeadsTogether, LeadHeldReader, LeadErasureSender, StoredSearches, LeadDuplicatesReader, KnownContactsReader, LeadPhonesReader, TextTemplates, TextNumbers, TextsByStaff, TextSender, TextAnswers, LeadPairExecutor, LeadCommandHandler, TextNumberCommandHandler, { provide: ConsentedTexts, useClass: TextsOfOtherAreas }],
  exports: [ConsentedTexts],
})
class LeadsModule implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly relations: LeadRelations,
    private readonly together: LeadsTogether,
    private readonly lookUp: LookUp,
    private readonly clock: TextClock,
    private readonly templates: TextTemplates,
    private readonly numbers: TextNumbers,
    private readonly owners: ValueOwners,
  ) {}

  onModuleInit(): void {
    this.owners.add(lead);
    const { lookUp, clock, templates, numbers, relations, together } = this;
    const merged = bringMergedLeadsTogether({
      mergedInto: (leadId) => relations.mergedInto(leadId),
      mergedWith: (leadId) => relations.mergedWith(leadId),
      isErased: (leadId) => together.isErased(leadId),
    });
    const needed = bringBackLeadsThatAreNeeded({ trade: (leadId) => relations.trade(leadId), isDeleted: (leadId) => together.isDeleted(leadId) });
    const texting = [sendTextWhenRequested, planReminderOfTour(lookUp, clock), planRemindersOfLead(lookUp, clock), sendTourReminder(templates, lookUp, clock, numbers), stopTextsToStoppedNumber(numbers)];
    for (const reaction of [merged, needed, ...texting, eraseWhatIsHeldWhenLeadIsErased]) this.reactions.add(reaction);
  }
}

const stands = (category: string) => ({ isTold: ({ stream }: { readonly stream: string }): boolean => stream.startsWith(`${category}-`) });

export const leads: Area = {
  module: LeadsModule,
  lists: leadLists,
  readModels: [interestList, leadRows, deletedLeads],
  changes: [
    changedAs(lead, {
      area: 'Leads',
      calls: 'Lead',
      events: leadEvents,
      fields: leadListFields,
      anyOf: ['Leads_Detail'],
      page: (id) => `/admin/leads-detail/${id}`,
      url: (id) => `/api/Leads/${id}`,
      headline: { list: leadList, words: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') },
      ...stands(lead.category),
    }),
    // Told to nobody: the leads that have the number tell it.
    changedAs(textNumber, { area: 'Phone numbers', calls: 'Phone number', events: textNumberEvents, fields: {}, anyOf: [] }),
    // Those whose lead nobody knows.
    onlyTakenOver({ category: 'interest', area: 'Interests', calls: 'Interest', events: [InterestImported], fields: {}, anyOf: ['Leads_Detail'], ...stands('interest') }),
  ],
  today: leadsToday,
};
