import { DateTime } from 'luxon';
import { v5 as uuidV5 } from 'uuid';
import { listSeeds } from '../company-settings/company-settings.seeds.js';
import { commandOf } from '../platform/commands/command.js';
import { send } from '../platform/commands/send.js';
import { RecordAnswer, RecordTextStatus, RequestText, type Template, type TextedTour } from '../leads/lead-text.commands.js';
import { lead } from '../leads/lead.js';
import { textNumberOf } from '../leads/may-be-texted.js';
import { hasKnownPlace } from '../platform/texts/quiet-hours.js';
import type { Chance } from './chance.js';
import type { Deed, Desk } from './deed.js';

/** Namespace of the demo's texts: of the story that one belongs to. */
const TEXT_IDS = 'd3300000-0000-4000-8000-00000000e7e7';

const REMINDER = 'Tour Reminder';

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

/** One text and what its carrier says of it: most arrive, some phones are off, and now and then somebody wants no more. */
export function reminder({ name, at, leadId, to, tourOf }: Reminded, chance: Chance): Deed[] {
  const textId = uuidV5(name, TEXT_IDS);
  const asked: Deed = {
    ...{ name: `${name}, 1`, at, by: 'sales-administrator', needs: 'Other_Beta' },
    sending: async (desk) => send(lead, leadId, commandOf(RequestText, { messageContent: '', mobileNumber: '' }), { template: template(), tour: await tourOf(desk), textId, now: at }),
  };
  const became = (step: number, seconds: number, facts: Pick<RecordTextStatus, 'status' | 'reason'>): Deed => ({
    ...{ name: `${name}, ${step}`, at: later(at, seconds), by: 'text-carrier' },
    sending: () => send(lead, leadId, commandOf(RecordTextStatus, { textId, providerId: `SM${textId.replaceAll('-', '')}`, ...facts })),
  });
  const sent = became(2, 3, { status: 'sent', reason: '' });
  if (chance.happens(12)) return [asked, sent, became(3, 40, { status: 'failed', reason: 'the phone is off' })];
  const delivered = became(3, 9, { status: 'delivered', reason: '' });
  if (!chance.happens(12)) return [asked, sent, delivered];
  return [asked, sent, delivered, { name: `${name}, 4`, at: later(at, 240), by: 'text-carrier', sending: () => send(lead, leadId, commandOf(RecordAnswer, { from: to, body: 'STOP' })) }];
}

function template(): Template {
  const { wording = '', hours = '' } = listSeeds([]).textTemplates.find(({ name }) => name === REMINDER)!;
  return { name: REMINDER, wording, hours: Number(hours) };
}

function later(at: string, seconds: number): string {
  return DateTime.fromISO(at, { zone: 'utc' }).plus({ seconds }).toISO()!;
}
