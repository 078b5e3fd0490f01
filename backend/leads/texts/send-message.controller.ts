import { BadRequestException, Body, Controller, Headers, Post, Req } from '@nestjs/common';
import { Permission } from '../../platform/auth/permission.decorator.js';
import { Refusal } from '../../platform/commands/refusal.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import type { CommandResult, CommandMetadata } from '../../platform/commands/command.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { SendMessage } from './send-message.body.js';
import { TextsByStaff } from './texts-by-staff.js';

/** The documented call that texts somebody. */
@Controller('tocapi')
export class SendMessageController {
  constructor(private readonly texts: TextsByStaff) {}

  /** Texts are sent from a tour's page, to who may open it. */
  @Post('sendmessage')
  @Permission('Other_Beta')
  async send(@Req() request: AuthenticatedRequest, @Body() body: SendMessage, @IssuedBy() issued: CommandMetadata, @Headers('x-min-position') minPosition?: string): Promise<CommandResult & { readonly textId: string }> {
    if (Object.keys(request.query).length > 0) throw new BadRequestException('Send mobileNumber and messageContent in the body: whoever looks after networks reads addresses');
    if (!issued.permissions.has('Tours_Detail')) throw new Refusal('Texts are sent from a tour', { status: 403 });
    return this.texts.send(body, issued, minPosition);
  }
}
