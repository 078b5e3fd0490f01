import { v5 as uuidV5 } from 'uuid';
import { listSeeds } from '../../backend/company-settings/company-settings.seeds.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { LeadCommand } from '../../backend/leads/lead.handlers.js';
import { PlanTourReminder, RecordAnswer, RecordTextStatus, RequestText, SendTextAgain, type Template, type TextedTour } from '../../backend/leads/texts/lead-text.commands.js';
import { textNumberOf } from '../../backend/leads/texts/may-be-texted.js';
import { GUEST_PHONE } from '../../backend/leads/texts/text-answers.rules.js';
import { CARRIER } from '../../backend/leads/texts/text-sender.js';
import { hasKnownPlace } from '../../backend/platform/texts/quiet-hours.js';
import type { Deed, Desk } from './papers/deed.js';
import { later } from './work-days.js';

/** Namespace of the demo's texts: of the story that one belongs to. */
const TEXT_IDS = 'd3300000-0000-4000-8000-00000000e7e7';

const REMINDER = 'Tour Reminder';

const PHONE = { kind: 'system', id: 'text-answer', name: GUEST_PHONE } as const;
const PLANNER = { kind: 'system', id: 'plan-reminder-of-tour', name: 'Tour reminder' } as const;

export interface Reminded {
  /** No other text of the demo has it. */
  readonly name: string;
  /** ISO UTC, while nobody sleeps from one coast to the other. */
  readonly at: string;
  readonly leadId: number;
  /** The phone that it goes to. */
  readonly to: string;
  readonly tourOf: (desk: Desk) => Promise<TextedTour>;
}

export function mayBeReminded({ smsOptIn, mobilePhone }: { readonly smsOptIn?: string | null; readonly mobilePhone?: string | null }): boolean {
  const number = textNumberOf({ mobilePhone: mobilePhone ?? '' });
  return smsOptIn === 'true' && number !== undefined && hasKnownPlace(number);
}

/** What becomes of texts, one after the other: most arrive. */
const endings = ['delivered', 'failed', 'delivered', 'stopped', 'sent again', 'delivered', 'stopped before it went', 'delivered'] as const;
export type TextEnding = (typeof endings)[number];

export function endingOf(index: number): TextEnding {
  return endings[index % endings.length]!;
}

/** One text and what its carrier says of it: some phones are off, and now and then somebody wants no more. */
export function reminder({ name, at, leadId, to, tourOf }: Reminded, ending: TextEnding): Deed[] {
  const textId = textIdOf(name);
  const asked: Deed = {
    ...{ name: `${name}, 1`, at, by: 'sales-administrator', needs: 'Other_Beta' },
    sending: async (desk) => new LeadCommand(leadId, commandOf(RequestText, { messageContent: '', mobileNumber: '' }), { template: template(), tour: await tourOf(desk), textId, stopped: undefined, now: at }),
  };
  const became = (step: number, seconds: number, facts: Pick<RecordTextStatus, 'status' | 'reason'>, of = textId): Deed => ({
    ...{ name: `${name}, ${step}`, at: later(at, seconds), by: CARRIER },
    sending: () => new LeadCommand(leadId, commandOf(RecordTextStatus, { textId: of, providerId: `SM${of.replaceAll('-', '')}`, ...facts })),
  });
  const stops = (step: number, seconds: number): Deed => ({ ...{ name: `${name}, ${step}`, at: later(at, seconds), by: PHONE }, sending: () => new LeadCommand(leadId, commandOf(RecordAnswer, { body: 'STOP' }), { from: to }) });
  const sent = became(2, 3, { status: 'sent', reason: '' });
  if (ending === 'stopped before it went') return [asked, stops(2, 1)];
  if (ending === 'failed') return [asked, sent, became(3, 40, { status: 'failed', reason: 'the phone is off' })];
  if (ending === 'sent again') return [asked, sent, became(3, 40, { status: 'failed', reason: 'the phone is off' }), ...again(name, at, { leadId, textId, tourOf }, became)];
  const delivered = became(3, 9, { status: 'delivered', reason: '' });
  return ending === 'stopped' ? [asked, sent, delivered, stops(4, 240)] : [asked, sent, delivered];
}

type Became = (step: number, seconds: number, facts: Pick<RecordTextStatus, 'status' | 'reason'>, of: string) => Deed;

/** Half an hour later the phone is on. */
function again(name: string, at: string, { leadId, textId, tourOf }: Pick<Reminded, 'leadId' | 'tourOf'> & { readonly textId: string }, became: Became): Deed[] {
  const newTextId = textIdOf(`${name}, again`);
  const now = later(at, 1_800);
  const asked: Deed = {
    ...{ name: `${name}, 4`, at: now, by: 'sales-administrator', needs: 'Other_Beta' },
    sending: async (desk) => new LeadCommand(leadId, commandOf(SendTextAgain, { textId }), { newTextId, now, stopped: undefined, hours: template().hours, tour: { ...(await tourOf(desk)), leadId, toCome: true } }),
  };
  return [asked, became(5, 1_803, { status: 'sent', reason: '' }, newTextId), became(6, 1_811, { status: 'delivered', reason: '' }, newTextId)];
}

/** A reminder that goes out by itself when its day comes. */
export function plannedReminder({ name, at, leadId, tourOf }: Omit<Reminded, 'to'>): Deed {
  return {
    ...{ name: `${name}, 1`, at, by: PLANNER, goesOn: true },
    sending: async (desk) => new LeadCommand(leadId, commandOf(PlanTourReminder, { tour: await tourOf(desk), stands: true }), { textId: textIdOf(name), now: at }),
  };
}

function textIdOf(name: string): string {
  return uuidV5(name, TEXT_IDS);
}

function template(): Template {
  const { wording = '', hours = '' } = listSeeds([]).textTemplates.find(({ name }) => name === REMINDER)!;
  return { name: REMINDER, wording, hours: Number(hours) };
}
