import { Controller, Get, HttpCode, Param, ParseIntPipe, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ByTokenOnly } from '../platform/auth/by-token-only.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/session.js';
import type { Issued } from '../platform/commands/command.js';
import { NotFound } from '../platform/commands/refusal.js';
import { Files } from '../platform/files/files.js';
import { describeFile, sendFile } from '../platform/files/send-file.js';
import { Costly } from '../platform/http/costly.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { ReadingOf } from '../platform/records/reading.decorator.js';
import type { RecordAnswer } from '../platform/records/record-answer.js';
import { Records, type Reading } from '../platform/records/records.js';
import { contractDocuments, documentName, type ContractDocument } from './contract-document-versions.js';
import { ContractDocuments } from './contract-documents.js';
import { resaleContract } from './resale-contract.js';
import { contractAnswer, type ResaleContractAnswer } from './resale-contract.wire.js';

type Answer = Promise<RecordAnswer<ResaleContractAnswer>>;

/** Buyer and seller contracts as documents: made, previewed, and every version opened. */
@Controller('Contracts')
export class ContractDocumentsController {
  constructor(
    private readonly documents: ContractDocuments,
    private readonly files: Files,
    private readonly records: Records,
  ) {}

  @Post('PrintContract/:id')
  @HttpCode(200)
  @Permission('Contracts_Detail')
  print(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: Issued, @ReadingOf() reading: Reading): Answer {
    return this.make(id, 'buyer', issued, reading);
  }

  @Get('PrintContract/:id')
  @ByTokenOnly()
  @Permission('Contracts_Detail')
  printByGet(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: Issued, @ReadingOf() reading: Reading): Answer {
    return this.make(id, 'buyer', issued, reading);
  }

  @Post('PrintSellerContract/:id')
  @HttpCode(200)
  @Permission('Contracts_Detail')
  printSeller(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: Issued, @ReadingOf() reading: Reading): Answer {
    return this.make(id, 'seller', issued, reading);
  }

  @Get('PrintSellerContract/:id')
  @ByTokenOnly()
  @Permission('Contracts_Detail')
  printSellerByGet(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: Issued, @ReadingOf() reading: Reading): Answer {
    return this.make(id, 'seller', issued, reading);
  }

  /** As it would be made now; nothing is kept. */
  @Get(':id/Documents/:document/Preview')
  @Costly()
  @Permission('Contracts_Detail')
  async preview(@Param('id', ParseIntPipe) id: number, @Param('document') name: string, @Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const document = documentOf(name);
    sendPdf(response, `${document}-contract-${id}-preview.pdf`, await this.documents.preview(id, document, session!.permissions));
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
    const made = await this.documents.version(id, documentOf(name), version);
    const { permissions } = session!;
    if (this.documents.seesEverything(permissions)) return sendFile(response, this.files, made.file);
    sendPdf(response, `copy-of-${documentName(id, made.document, version)}`, await this.documents.copyFor(id, made, permissions));
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
    const made = await this.documents.version(id, documentOf(name), version);
    sendPdf(response, `changes-of-${documentName(id, made.document, version)}`, await this.documents.marked(id, made, session!.permissions));
  }

  private async make(id: number, document: ContractDocument, issued: Issued, { permissions }: Reading): Answer {
    await this.documents.make(id, document, issued);
    return this.records.answer(resaleContract, id, { permissions }, contractAnswer);
  }
}

/** @throws NotFound */
function documentOf(name: string): ContractDocument {
  const document = contractDocuments.find((one) => one === name);
  if (!document) throw new NotFound('document called', name);
  return document;
}

function sendPdf(response: Response, name: string, pdf: Buffer): void {
  describeFile(response, { name, mediaType: 'application/pdf' });
  response.end(pdf);
}
