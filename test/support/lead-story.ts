import type { DomainEvent, RecordedEvent } from '../../events/kernel/event.js';
import type { LeadEvent } from '../../events/leads/lead.events.js';
import { vocabulary } from '../../events/vocabulary.js';
import { decide } from '../../backend/platform/commands/decide.js';
import { send } from './send.js';
import { commandOf, type AnyCommand } from '../../backend/platform/commands/command.js';
import { MergeLead, TakeOverLead } from '../../backend/leads/merge/lead-merge.commands.js';
import type { AnyLeadCommand } from '../../backend/leads/lead.commands.js';
import { lead } from '../../backend/leads/lead.js';
import type { Lead } from '../../backend/leads/lead.state.js';
import { issuedWith } from './issued.js';

/** A lead after these events, which somebody did in November. @param others whose values they hold, as it stands beside them */
export function after(events: readonly DomainEvent[], before: Lead = lead.initial, others?: Readonly<Record<string, string>>): Lead {
  const metadata = { occurredAt: '2026-11-20T15:00:00.000Z', actor: { kind: 'user', id: '7', name: 'Dana Kim' }, others };
  return events.reduce((state, event) => lead.evolve(state, { ...event, metadata } as unknown as RecordedEvent<LeadEvent>), before);
}

/** What a command makes of a lead, each event of the right shape. @param by the permissions of who asks, with blanks between, or `the server` */
export function told(command: AnyLeadCommand, state: Lead, given?: unknown, by = 'Leads_Edit Leads_Sensitive'): readonly DomainEvent[] {
  const sending = (send as (...parameters: unknown[]) => ReturnType<typeof send<AnyCommand, number, AnyCommand>>)(lead, state.leadId, command, given);
  const issued = { ...issuedWith(...by.split(' ')), commandId: `${command.constructor.name} ${state.leadId}` };
  const events = decide(sending, state, by === 'the server' ? { ...issued, actor: { kind: 'system', id: 'reaction', name: 'Leads were merged' } } : issued);
  for (const event of events) vocabulary.validate(event);
  return events;
}

/** Both leads after one was merged into the other. */
export function mergedInto(stays: Lead, goes: Lead, take: string[]): { readonly gone: Lead; readonly stays: Lead; readonly said: DomainEvent } {
  const gone = after(told(commandOf(MergeLead, { into: stays.leadId, take }), goes, stays), goes);
  const [said] = told(commandOf(TakeOverLead, { mergedLeadId: gone.leadId }), stays, gone);
  return { gone, stays: after([said!], stays, lead.othersIn!(said as LeadEvent, stays, gone)), said: said! };
}
