import { Body, Controller, Header, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandMetadata, CommandResult } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { ReferenceField } from '../platform/http/bodies/body-fields.decorator.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { Records } from '../platform/records/records.js';
import { ResetWebsitePassword } from './member.commands.js';
import { MemberCommand } from './member.handlers.js';
import { member } from './member.js';
import { temporaryPassword, WebsitePasswords } from './website-passwords.js';

/** Body of POST /api/Members/ResetWebsitePassword: the whole member, of which the number alone is read (`decisions.md F4`). */
class MemberNamed {
  @ReferenceField()
  memberId!: number;
}

/** The password stands in this answer and nowhere else (`decisions.md F3`). */
type Reset = CommandResult & { readonly password: string; readonly worksUntil: string };

/** Members' passwords of the company's website. */
@Controller('Members')
export class WebsitePasswordsController {
  constructor(
    private readonly commands: Commands,
    private readonly records: Records,
    private readonly passwords: WebsitePasswords,
  ) {}

  /** As existing clients ask: the answer is the new password. */
  @Post('ResetWebsitePassword')
  @HttpCode(200)
  @Header('Content-Type', 'application/json; charset=utf-8')
  @Permission('Epic_Members_Admin')
  async resetOf(@Body() { memberId }: MemberNamed, @IssuedBy() issued: CommandMetadata): Promise<string> {
    return JSON.stringify((await this.reset(memberId, new ResetWebsitePassword(), issued)).password);
  }

  /** Sent again, it makes another one: no answer is kept that could be read twice. */
  @Post(':id/WebsitePassword')
  @HttpCode(200)
  @Permission('Epic_Members_Admin')
  async reset(@Param('id', ParseIntPipe) id: number, @Body() body: ResetWebsitePassword, @IssuedBy() issued: CommandMetadata): Promise<Reset> {
    const result = await this.commands.execute(new MemberCommand(id, body), issued);
    const { state } = await this.records.everything(member, id);
    const password = temporaryPassword();
    const worksUntil = state!.temporaryPasswordUntil!;
    await this.passwords.set(id, password, worksUntil);
    return { ...result, password, worksUntil };
  }
}
