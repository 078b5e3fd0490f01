import { Controller, ForbiddenException, HttpCode, NotFoundException, Post, Req, UnauthorizedException, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { createHash } from 'node:crypto';
import { v5 as uuidV5 } from 'uuid';
import { Public } from '../../platform/auth/permission.decorator.js';
import { commandOf } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { issuedByServer } from '../../platform/commands/issued-by-server.js';
import { EnvelopeCommand } from '../envelope.handlers.js';
import { Settings } from '../../platform/config/settings.js';
import { BodyUpTo } from '../../platform/http/bodies/body-limits.js';
import { bytesOf } from '../../platform/http/bodies/json-body.js';
import { Incoming } from '../../platform/incoming/incoming.js';
import { RecordDocuSignNews } from '../envelope.commands.js';
import { DOCUSIGN } from './docusign-sender.js';
import { docuSignNews, isOfAccount, newsKind } from './docusign-news.js';
import { isByDocuSign } from './docusign-signature.js';

/** An envelope with all that DocuSign says of four signers takes some 10 kB. */
const MESSAGE = { bytes: 262_144, members: 5_000, depth: 16, keepsBytes: true };

const AGAIN = '7e0b1c1d-5d0c-4f0e-8f5e-0d8f1a7f6a52';

/** What DocuSign tells (Connect, JSON SIM). Known by its signature over the bytes alone, so it may come from anywhere. */
@Controller('DocuSign')
export class DocuSignEventsController implements OnModuleInit {
  constructor(
    private readonly settings: Settings,
    private readonly incoming: Incoming,
    private readonly commands: Commands,
  ) {}

  onModuleInit(): void {
    this.incoming.handle(newsKind, async (told, { id }) => {
      await this.commands.execute(new EnvelopeCommand(told.envelopeId, commandOf(RecordDocuSignNews, { news: told })), issuedByServer(DOCUSIGN, uuidV5(id, AGAIN)));
    });
  }

  /** @throws HttpException 404 where DocuSign is not set up, 401 for what is forged, 403 for what is of another account: nothing of it is kept */
  @Post('Events')
  @Public()
  @BodyUpTo(MESSAGE)
  @HttpCode(200)
  async tell(@Req() request: Request): Promise<void> {
    const { docuSign } = this.settings;
    if (!docuSign) throw new NotFoundException('No documents are signed by DocuSign here');
    const bytes = bytesOf(request);
    if (!bytes || !isByDocuSign(bytes, request.headers, docuSign.hmacSecrets)) throw new UnauthorizedException('This does not come from DocuSign');
    if (!isOfAccount(request.body, docuSign.accountId)) throw new ForbiddenException('This is about another DocuSign account than the one that is set up here');
    const told = docuSignNews(request.body);
    // It has no name for a message: one that comes again has the same bytes.
    if (told) await this.incoming.receive(newsKind, createHash('sha256').update(bytes).digest('hex'), told);
  }
}
