import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ByTokenOnly } from '../../platform/auth/by-token-only.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import type { CommandMetadata } from '../../platform/commands/command.js';
import type { DocumentOfRecord } from '../../platform/documents/document-of-record.js';
import type { DocumentStanding } from '../../platform/documents/document-standing.js';
import { RecordDocuments } from '../../platform/documents/record-documents.js';
import { SentDocuments } from '../../platform/documents/sent-documents.js';
import { Costly } from '../../platform/http/costly.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { ReadingOf } from '../../platform/records/reading.decorator.js';
import type { RecordAnswer } from '../../platform/records/record-answer.js';
import { Records, type Reading } from '../../platform/records/records.js';
import { documentCalled, documentOf } from './contract-documents.js';
import { MakeContractDocument } from '../resale-contract.commands.js';
import { resaleContract } from '../resale-contract.js';
import type { ResaleContract } from '../resale-contract.state.js';
import { contractAnswer, type ResaleContractAnswer } from '../resale-contract.dto.js';

type Answer = Promise<RecordAnswer<ResaleContractAnswer>>;

/** Buyer and seller contracts as documents: made, previewed, and every version opened. */
@Controller('Contracts')
export class ContractDocumentsController {
  constructor(
    private readonly documents: RecordDocuments,
    private readonly sent: SentDocuments,
    private readonly records: Records,
  ) {}

  @Post('PrintContract/:id')
  @HttpCode(200)
  @Permission('Contracts_Edit')
  print(@Param('id', ParseIntPipe) id: number, @Body() { reason }: MakeContractDocument, @IssuedBy() issued: CommandMetadata, @ReadingOf() reading: Reading): Answer {
    return this.make(id, documentOf.buyer, issued, reading, reason);
  }

  @Get('PrintContract/:id')
  @ByTokenOnly()
  @Permission('Contracts_Edit')
  printByGet(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata, @ReadingOf() reading: Reading): Answer {
    return this.makeUnlessSigned(id, documentOf.buyer, issued, reading);
  }

  @Post('PrintSellerContract/:id')
  @HttpCode(200)
  @Permission('Contracts_Edit')
  printSeller(@Param('id', ParseIntPipe) id: number, @Body() { reason }: MakeContractDocument, @IssuedBy() issued: CommandMetadata, @ReadingOf() reading: Reading): Answer {
    return this.make(id, documentOf.seller, issued, reading, reason);
  }

  @Get('PrintSellerContract/:id')
  @ByTokenOnly()
  @Permission('Contracts_Edit')
  printSellerByGet(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata, @ReadingOf() reading: Reading): Answer {
    return this.makeUnlessSigned(id, documentOf.seller, issued, reading);
  }

  /** As it would be made now; nothing is kept. */
  @Get(':id/Documents/:document/Preview')
  @Costly()
  @Permission('Contracts_Detail')
  async preview(@Param('id', ParseIntPipe) id: number, @Param('document') name: string, @Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    await this.sent.preview(response, documentCalled(name), id, session!.permissions);
  }

  /** What was made; for who may not see all of it, a copy without that. */
  @Get(':id/Documents/:document/:version')
  @Costly()
  @Permission('Contracts_Detail')
  async open(
    @Param('id', ParseIntPipe) id: number,
    @Param('document') name: string,
    @Param('version', ParseIntPipe) version: number,
    @Req() { session }: AuthenticatedRequest,
    @Res() response: Response,
  ): Promise<void> {
    await this.sent.version(response, documentCalled(name), id, version, session!.permissions);
  }

  /** For reading: what differs from the version before is marked. */
  @Get(':id/Documents/:document/:version/Marked')
  @Costly()
  @Permission('Contracts_Detail')
  async openMarked(
    @Param('id', ParseIntPipe) id: number,
    @Param('document') name: string,
    @Param('version', ParseIntPipe) version: number,
    @Req() { session }: AuthenticatedRequest,
    @Res() response: Response,
  ): Promise<void> {
    await this.sent.marked(response, documentCalled(name), id, version, session!.permissions);
  }

  /** Whether it still says what the contract does, what it says otherwise than the one before, and which amounts it leaves out. */
  @Get(':id/Documents/:document/:version/Standing')
  @Permission('Contracts_Detail')
  standing(@Param('id', ParseIntPipe) id: number, @Param('document') name: string, @Param('version', ParseIntPipe) version: number, @ReadingOf() { permissions }: Reading): Promise<DocumentStanding> {
    return this.documents.standing(documentCalled(name), id, version, permissions);
  }

  private async make(id: number, document: DocumentOfRecord<ResaleContract>, issued: CommandMetadata, { permissions }: Reading, reason?: string): Answer {
    await this.documents.make(document, id, issued, reason);
    return this.records.answer(resaleContract, id, { permissions }, contractAnswer);
  }

  private async makeUnlessSigned(id: number, document: DocumentOfRecord<ResaleContract>, issued: CommandMetadata, { permissions }: Reading): Answer {
    await this.documents.makeUnlessSigned(document, id, issued);
    return this.records.answer(resaleContract, id, { permissions }, contractAnswer);
  }
}
