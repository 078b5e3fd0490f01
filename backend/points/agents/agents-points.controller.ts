import { Body, Controller, Get, Header, Headers, HttpCode, Param, ParseIntPipe, Post, Req, UseGuards } from '@nestjs/common';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { rciAgents } from '../../../events/members/rci-agents.js';
import { agentGuard, IssuedByAgent, TheAgent } from '../../platform/agents/agent-guard.js';
import type { AgentSession } from '../../platform/agents/agent-sessions.js';
import { Public } from '../../platform/auth/permission.decorator.js';
import { callerOf } from '../../platform/auth/sessions/caller.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { commandOf, type CommandMetadata, type CommandResult } from '../../platform/commands/command.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { accountId, type WhoseAccount } from '../points-account-id.js';
import { BuyPoints, ReleasePoints } from '../points-account.commands.js';
import { DEFAULT_TRANSACTION_FEE } from '../points-purchase.rules.js';
import { PointsReader } from '../points-reader.js';
import { PointsSales, type PurchaseBegun, type WayToPay } from '../points-sales.js';
import { waysToMember, type WayToMember } from '../reach/buyers-reach.js';
import { AgentsLinkMails } from './agents-link-mails.js';
import type { AgentsPoints } from './agents-points.dto.js';
import { ConfirmedByMember } from './confirmed-by-member.js';
import { AgentsPointsReader } from './agents-points-reader.js';

const RciAgentGuard = agentGuard(rciAgents);

class PointsWanted {
  @IsInt({ message: 'pointsPurchased must be a whole number of points' })
  @Min(1)
  @Max(100_000_000)
  pointsPurchased!: number;
}

/** Body of POST /api/Portal/Purchases: price and fee are not the agent's to name. */
class AgentPurchaseBody extends PointsWanted {
  /** What the member was sent, where the company wants a code. */
  @IsOptional()
  @Matches(/^\s*\d{6}\s*$/, { message: 'Enter the six digits of the code' })
  code?: string;
}

/** Body of POST /api/Portal/Code: the member is told what the code buys. */
class CodeBody extends PointsWanted {
  @IsIn(waysToMember)
  by!: WayToMember;
}

/** Points of the one member whom an agent of the exchange company found (`decisions.md F1`, `F2`, `F8`). */
@Controller('Portal')
@UseGuards(RciAgentGuard)
export class AgentsPointsController {
  constructor(
    private readonly reader: AgentsPointsReader,
    private readonly sales: PointsSales,
    private readonly points: PointsReader,
    private readonly linkMails: AgentsLinkMails,
    private readonly confirmed: ConfirmedByMember,
  ) {}

  @Get('Points')
  @Header('Cache-Control', 'no-store')
  @Public()
  read(@TheAgent() { recordId: memberId }: AgentSession, @Headers('x-min-position') minPosition?: string): Promise<AgentsPoints> {
    return this.reader.read(memberId, minPosition);
  }

  @Post('Purchases')
  @Public()
  buy(@Body() { pointsPurchased, code = '' }: AgentPurchaseBody, @TheAgent() agent: AgentSession, @IssuedByAgent() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<PurchaseBegun> {
    const command = commandOf(BuyPoints, { epicMemberId: agent.recordId, pointsPurchased, transactionFee: DEFAULT_TRANSACTION_FEE });
    return this.confirmed.before(agent, { code: code.trim(), points: pointsPurchased }, issued, callerOf(request), (confirmedBy) => this.sales.buy(command, issued, confirmedBy && { confirmedBy }));
  }

  /** To the member, who tells the agent. */
  @Post('Code')
  @HttpCode(202)
  @Public()
  sendCode(@Body() { by, pointsPurchased }: CodeBody, @TheAgent() agent: AgentSession, @IssuedByAgent() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<void> {
    return this.confirmed.send(agent, { way: by, points: pointsPurchased }, issued, callerOf(request));
  }

  @Get('Purchases/:id/CheckoutLink')
  @Header('Cache-Control', 'no-store')
  @Public()
  async wayToPay(@Param('id', ParseIntPipe) id: number, @TheAgent() agent: AgentSession): Promise<WayToPay> {
    await this.ownPurchase(agent, id);
    return this.sales.wayToPay(id);
  }

  /** By mail, to the member's own address, which the agent is not told. */
  @Post('Purchases/:id/CheckoutLink')
  @HttpCode(202)
  @Public()
  async mailLink(@Param('id', ParseIntPipe) id: number, @TheAgent() agent: AgentSession, @IssuedByAgent() issued: CommandMetadata): Promise<void> {
    await this.ownPurchase(agent, id);
    await this.linkMails.send(id, () => this.sales.mailLink(id, issued));
  }

  /** By text, where the member's phone opted in; counted with the mails. */
  @Post('Purchases/:id/CheckoutLink/Text')
  @HttpCode(202)
  @Public()
  async textLink(@Param('id', ParseIntPipe) id: number, @TheAgent() agent: AgentSession, @IssuedByAgent() issued: CommandMetadata): Promise<void> {
    await this.ownPurchase(agent, id);
    await this.linkMails.send(id, () => this.sales.textLink(id, issued));
  }

  @Post('Purchases/:id/Release')
  @HttpCode(200)
  @Public()
  async release(@Param('id', ParseIntPipe) id: number, @TheAgent() agent: AgentSession, @IssuedByAgent() issued: CommandMetadata): Promise<CommandResult> {
    return this.sales.settle(id, accountId(await this.ownPurchase(agent, id)), commandOf(ReleasePoints, { reason: 'Called off' }), issued);
  }

  /** Of another member there is none, nor of one that staff sold: that is theirs to end. @throws NotFound */
  private async ownPurchase({ recordId: memberId }: AgentSession, id: number): Promise<WhoseAccount> {
    const { soldByAgent, ...whose } = await this.points.placeOf(id, undefined);
    if (whose.memberId !== memberId || !soldByAgent) throw new NotFound('points purchase', id);
    return whose;
  }
}
