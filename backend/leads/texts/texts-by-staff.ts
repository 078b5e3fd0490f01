import { Injectable } from '@nestjs/common';
import { v5 as uuidV5 } from 'uuid';
import { phoneNumber } from '../../../events/kernel/phone.rules.js';
import { commandOf, type CommandResult, type CommandMetadata } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { NotFound, Refusal } from '../../platform/commands/refusal.js';
import { MissingPermission } from '../../platform/auth/missing-permission.js';
import { LeadCommand } from '../lead.handlers.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { Records } from '../../platform/records/records.js';
import { TextClock } from '../../platform/texts/text-clock.js';
import { TextsNotSetUp } from '../../platform/texts/text-failures.js';
import { Texts } from '../../platform/texts/texts.js';
import { lastStopOf, type LastStop } from './last-stop.js';
import { RequestText, SendTextAgain, type TextedTour } from './lead-text.commands.js';
import { lead } from '../lead.js';
import type { Lead } from '../lead.state.js';
import { textIn } from './lead-texts.js';
import { LeadPhonesReader } from '../duplicates/lead-phones-reader.js';
import { LeadVisibility } from '../privacy/lead-visibility.js';
import { leadList, tours } from '../leads.lists.js';
import { tourNow, tourOf } from './plan-reminder-of-tour.js';
import { consentFault, hoursFault, textNumberOf } from './may-be-texted.js';
import type { SendMessage } from './send-message.body.js';
import type { TextMessagePayload } from './text-message.outgoing.js';
import { TextNumbers } from './text-numbers.js';
import { TextTemplates } from './text-templates.js';

/** Namespace of texts: of the command that asks for one. */
const TEXT_IDS = '6b1a6f5e-7e0a-4c1f-8d9e-1e5cf9f1a0c4';

/** What the composer of a text needs to know of its lead. */
export interface TextingAnswer {
  /** The lead has opted in (`decisions.md G15`). */
  readonly offered: boolean;
  readonly firstName: string;
  /** Why no text can go out now; empty when one can. */
  readonly why: string;
  /** The guest answered so: nobody is texted until the same phone takes it back. */
  readonly stop?: LastStop;
}

type Sees = (leadId: number) => Promise<boolean>;

/** Texts that people send. What is looked up for them is looked up here; the lead decides. */
@Injectable()
export class TextsByStaff {
  constructor(
    private readonly commands: Commands,
    private readonly lookUp: LookUp,
    private readonly phones: LeadPhonesReader,
    private readonly lists: ListReader,
    private readonly records: Records,
    private readonly templates: TextTemplates,
    private readonly texts: Texts,
    private readonly clock: TextClock,
    private readonly numbers: TextNumbers,
    private readonly visibility: LeadVisibility,
  ) {}

  /** @throws Refusal, TextsNotSetUp */
  async send(body: SendMessage, issued: CommandMetadata, minPosition?: string): Promise<CommandResult & { readonly textId: string }> {
    refuseGuesses(body, issued);
    this.refuseWhereNoneGoOut();
    await Promise.all([tours, leadList].map(({ list }) => this.lists.waitFor(list, minPosition)));
    const { tour, leadId } = await this.whomAbout(body, (whose) => this.visibility.has(whose, issued.permissions, minPosition));
    const textId = uuidV5(issued.commandId, TEXT_IDS);
    const { messageContent = '', mobileNumber = '', template: name = '' } = body;
    const template = name === '' ? undefined : await this.templates.named(name);
    if (name !== '' && !template) throw new Refusal(`There is no template ${name}`, { field: 'template' });
    const command = commandOf(RequestText, { messageContent, mobileNumber });
    const given = { template, tour, textId, stopped: await this.numbers.stoppedFor(leadId), now: this.clock.now().toISOString() };
    return { ...(await this.commands.execute(new LeadCommand(leadId, command, given), issued)), textId };
  }

  /** @param seesPhones whether the reader may know which one stopped texts (`decisions.md B15`) */
  async texting(state: Lead, seesPhones: boolean): Promise<TextingAnswer> {
    const [stopped, stop] = await Promise.all([this.numbers.stoppedBy(textNumberOf(state)), lastStopOf(state, this.numbers)]);
    const why = this.texts.route === 'nowhere' ? new TextsNotSetUp().message : (consentFault(state, stopped) ?? hoursFault(state, this.clock.now().toISOString()))?.message;
    return { offered: state.smsOptIn === 'true' && !state.textsStopped && !stopped, firstName: state.firstName, why: why ?? '', ...(stop && { stop: seesPhones ? stop : { ...stop, number: '' } }) };
  }

  /** @throws Refusal, TextsNotSetUp */
  async again(leadId: number, textId: string, issued: CommandMetadata): Promise<CommandResult> {
    this.refuseWhereNoneGoOut();
    const { state } = await this.records.read(lead, leadId, { permissions: issued.permissions });
    const { template: name, tourId } = textIn(state, textId);
    const [template, tour, stopped] = await Promise.all([this.templates.named(name), tourId ? tourNow(this.lookUp, tourId) : undefined, this.numbers.stoppedFor(leadId)]);
    const given = { tour, stopped, newTextId: uuidV5(issued.commandId, TEXT_IDS), hours: template?.hours ?? 24, now: this.clock.now().toISOString() };
    return this.commands.execute(new LeadCommand(leadId, commandOf(SendTextAgain, { textId }), given), issued);
  }

  /** From the queue: one that failed is sent again as another text, like from its lead's page. @returns false while the same may still go @throws Refusal, MissingPermission, TextsNotSetUp */
  async anew({ leadId, textId }: TextMessagePayload, issued: CommandMetadata): Promise<boolean> {
    const { state } = await this.records.read(lead, leadId, { permissions: issued.permissions });
    const text = textIn(state, textId);
    if (text.state === 'waiting') return false;
    if (!issued.permissions.has('Other_Beta')) throw new MissingPermission(['Other_Beta']);
    if (text.againAs === undefined) await this.again(leadId, textId, issued);
    return true;
  }

  private refuseWhereNoneGoOut(): void {
    if (this.texts.route === 'nowhere') throw new TextsNotSetUp();
  }

  /** The lead by its tour; else by its number, or the phone of exactly one, where they see what is said to it (`decisions.md G17`). @throws Refusal */
  private async whomAbout({ tourId, leadId, mobileNumber }: SendMessage, sees: Sees): Promise<{ readonly tour: TextedTour | undefined; readonly leadId: number }> {
    const row = tourId ? await this.lookUp.row(tours, tourId) : undefined;
    if (tourId && !row) throw new NotFound('tour', tourId);
    if (row && leadId && row.number('leadId') !== leadId) throw new Refusal('The tour is another lead’s', { field: 'leadId' });
    if (row) return { tour: tourOf(row), leadId: row.number('leadId') };
    if (leadId && !(await sees(leadId))) throw new NotFound(lead.noun, leadId);
    return { tour: undefined, leadId: leadId ?? (await this.leadWith(mobileNumber ?? '', sees)) };
  }

  private async leadWith(mobileNumber: string, sees: Sees): Promise<number> {
    const number = phoneNumber(mobileNumber);
    const found: number[] = [];
    for (const leadId of number === undefined ? [] : await this.phones.texted(number)) if (await sees(leadId)) found.push(leadId);
    if (found.length === 1) return found[0]!;
    throw new Refusal(found.length === 0 ? 'No lead has this mobile phone' : 'Several leads have this mobile phone: say which', { field: found.length === 0 ? 'mobileNumber' : 'leadId' });
  }
}

/** Whoever may not read phones cannot find out whose one is either. @throws Refusal */
function refuseGuesses({ mobileNumber, leadId, tourId }: SendMessage, { permissions }: CommandMetadata): void {
  if (permissions.has('Leads_Sensitive')) return;
  if (mobileNumber) throw new Refusal('You may not send mobileNumber', { field: 'mobileNumber', status: 403 });
  if (!leadId && !tourId) throw new Refusal('Please say which lead', { field: 'leadId' });
}
