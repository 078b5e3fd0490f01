import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { v5 as uuidV5 } from 'uuid';
import { shortName, type AgentSession } from '../../platform/agents/agent-sessions.js';
import { AccessLog } from '../../platform/auth/access-log/access-log.js';
import { Delays } from '../../platform/auth/delays/delays.js';
import type { DelayRule } from '../../platform/auth/delays/sign-in-delay.js';
import type { Caller } from '../../platform/auth/sessions/caller.js';
import type { CommandMetadata } from '../../platform/commands/command.js';
import { CommandIdReused, Refusal, StaleRevision } from '../../platform/commands/refusal.js';
import { OwnCompanyDetails } from '../../platform/company/own-company-details.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { Mail } from '../../platform/mail/mail.js';
import { NotDelivered, outgoingKind, type OutgoingCall } from '../../platform/outgoing/outgoing-kind.js';
import { Outgoing } from '../../platform/outgoing/outgoing.js';
import { ConsentedTexts } from '../../platform/texts/consented-texts.js';
import { rciAgents } from '../../../events/members/rci-agents.js';
import { companyFacts } from '../points.lists.js';
import { BuyersReach, type WayToMember } from '../reach/buyers-reach.js';
import { codeMail, codeText } from './agent-code-words.js';
import { AgentCodes } from './agent-codes.js';

interface CodeToSend {
  readonly sessionId: string;
  readonly memberId: number;
  readonly way: WayToMember;
  readonly points: number;
}

/** The code itself is made when it goes out, and is in no queue. */
const memberCode = outgoingKind<CodeToSend>('member-code', 'Code before a purchase');

const MINUTE_MS = 60_000;
/** Spares the member's inbox and phone. */
const RULE: DelayRule = { free: 2, firstMs: MINUTE_MS, longestMs: 5 * MINUTE_MS };
const THE_COMPANY = 1;

/** Before an agent buys, the member says so by a code that only they were sent, where the company wants that (`decisions.md F1`). */
@Injectable()
export class ConfirmedByMember implements OnModuleInit {
  private readonly log = new Logger(ConfirmedByMember.name);

  constructor(
    private readonly codes: AgentCodes,
    private readonly reach: BuyersReach,
    private readonly lookUp: LookUp,
    private readonly delays: Delays,
    private readonly outgoing: Outgoing,
    private readonly mail: Mail,
    private readonly texts: ConsentedTexts,
    private readonly accessLog: AccessLog,
    private readonly company: OwnCompanyDetails,
  ) {}

  onModuleInit(): void {
    this.outgoing.carry(memberCode, (code, call) => this.carry(code, call));
  }

  /** @throws Refusal, TooManyAttempts */
  async send({ recordId: memberId, sessionId }: AgentSession, { way, points }: Pick<CodeToSend, 'way' | 'points'>, { commandId, actor }: CommandMetadata, from: Caller): Promise<void> {
    if (!(await this.isNeeded())) throw new Refusal('No code is needed', { status: 409, code: 'no-code-needed' });
    if (!(await this.reach.ways(memberId)).includes(way)) throw new Refusal(`No code can go to this member by ${way}.`, { status: 409, code: 'no-way' });
    await this.delays.admitOrRefuse(`code of member ${memberId}`, RULE);
    await this.outgoing.ask({ kind: memberCode, recipient: `Member ${memberId}`, about: `member-${memberId}`, payload: { sessionId, memberId, way, points } }, commandId, actor.name);
    await this.accessLog.write({ kind: 'agent-code-sent', name: rciAgents.name, ...from, detail: `Member ${memberId}; by ${way}; session ${shortName({ sessionId })}` });
  }

  /**
   * Runs the purchase where the member said so.
   * @param buy gets the way by which the member was asked, which history tells; undefined where nobody had to be
   * @throws Refusal
   */
  async before<Answer>({ sessionId, recordId: memberId }: AgentSession, told: { readonly code: string; readonly points: number }, issued: CommandMetadata, from: Caller, buy: (confirmedBy: WayToMember | undefined) => Promise<Answer>): Promise<Answer> {
    if (!(await this.isNeeded())) return buy(undefined);
    const use = useOf(issued);
    const way = await this.codes.use(sessionId, told, { use, key: issued.commandId }).catch(async (error: unknown) => {
      await this.accessLog.write({ kind: 'agent-code-refused', name: rciAgents.name, ...from, detail: `Member ${memberId}; session ${shortName({ sessionId })}` });
      throw error;
    });
    try {
      return await buy(way);
    } catch (error) {
      if (cameToNothing(error)) await this.codes.giveBack(sessionId, use);
      throw error;
    }
  }

  async isNeeded(): Promise<boolean> {
    return (await this.lookUp.row(companyFacts, THE_COMPANY))?.text('agentsNeedCode') === 'Yes';
  }

  private async carry({ sessionId, memberId, way, points }: Omit<CodeToSend, 'points'> & Partial<CodeToSend>, call: OutgoingCall): Promise<void> {
    // One of before codes were bound to points would say nothing of what it buys: the agent asks for another.
    if (points === undefined) return this.log.warn(`A code for member ${memberId} was not sent: it was asked for without the points that it is for`);
    const { mail, phone, leadId } = await this.reach.contacts(memberId);
    if (way === 'mail' && mail === '') throw new NotDelivered('The member has no email address.', { final: true });
    const company = await this.company.read();
    // Run again, it would take the place of one that was asked for since.
    if (!(await this.outgoing.isNewest(call.id))) return;
    const code = await this.codes.make(sessionId, { way, points, callId: call.id });
    if (way === 'text') await this.texts.send({ to: phone, body: codeText(code, points, company), leadId, textId: call.id }, call);
    else await this.mail.send({ to: mail, ...codeMail(code, points, company) }, call);
  }
}

/** The same key with another purchase is another use: else giving that back would free a code that a purchase was made with. */
function useOf({ commandId, asked }: CommandMetadata): string {
  return uuidV5(JSON.stringify(asked ?? ''), commandId);
}

/** Whether it is known that no purchase was made. */
function cameToNothing(error: unknown): boolean {
  return error instanceof Refusal || error instanceof StaleRevision || error instanceof CommandIdReused;
}
