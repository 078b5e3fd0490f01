import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ByTokenOnly } from '../../platform/auth/by-token-only.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest, Session } from '../../platform/auth/sessions/session.js';
import type { CommandMetadata } from '../../platform/commands/command.js';
import { NotFound } from '../../platform/commands/refusal.js';
import type { DocumentStanding } from '../../platform/documents/document-standing.js';
import { RecordDocuments } from '../../platform/documents/record-documents.js';
import { SentDocuments } from '../../platform/documents/sent-documents.js';
import { Costly } from '../../platform/http/costly.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import type { RecordAnswer } from '../../platform/records/record-answer.js';
import { Records } from '../../platform/records/records.js';
import { MakeListingAgreement } from '../inventory.commands.js';
import { inventoryAnswer } from '../inventory.dto.js';
import { inventory } from '../inventory.js';
import { isVisible } from '../inventory-visibility.js';
import type { Inventory } from '../inventory.state.js';
import { ListingsToSign } from '../signing/listings-to-sign.js';
import { listingAgreement } from './listing-agreements.js';
import { RequestListingSigning } from '../signing/listing-signing.commands.js';

/** The agreement of a listing: made, previewed, sent to be signed, and every version opened. */
@Controller('Inventories')
export class ListingAgreementsController {
  constructor(
    private readonly documents: RecordDocuments,
    private readonly sent: SentDocuments,
    private readonly toSign: ListingsToSign,
    private readonly records: Records,
  ) {}

  @Post('GenerateListingAgreement/:id')
  @HttpCode(200)
  @Permission('Inventory_Edit')
  generate(@Param('id', ParseIntPipe) id: number, @Body() { reason }: MakeListingAgreement, @IssuedBy() issued: CommandMetadata, @Req() { session }: AuthenticatedRequest): Promise<RecordAnswer<Inventory>> {
    return this.make(id, session!, () => this.documents.make(listingAgreement, id, issued, reason));
  }

  @Get('GenerateListingAgreement/:id')
  @ByTokenOnly()
  @Permission('Inventory_Edit')
  generateByGet(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata, @Req() { session }: AuthenticatedRequest): Promise<RecordAnswer<Inventory>> {
    return this.make(id, session!, () => this.documents.makeUnlessSigned(listingAgreement, id, issued));
  }

  @Post('SendListingAgreementToDocusign/:id')
  @HttpCode(200)
  @Permission('Inventory_Edit')
  send(@Param('id', ParseIntPipe) id: number, @Body() asked: RequestListingSigning, @IssuedBy() issued: CommandMetadata, @Req() { session }: AuthenticatedRequest): Promise<RecordAnswer<Inventory>> {
    return this.sendToSign(id, issued, session!, asked);
  }

  @Get('SendListingAgreementToDocusign/:id')
  @ByTokenOnly()
  @Permission('Inventory_Edit')
  sendByGet(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata, @Req() { session }: AuthenticatedRequest): Promise<RecordAnswer<Inventory>> {
    return this.sendToSign(id, issued, session!);
  }

  /** As it would be made now; nothing is kept. */
  @Get(':id/ListingAgreement/Preview')
  @Costly()
  @Permission('Inventory_Detail', 'Inventory_Edit')
  async preview(@Param('id', ParseIntPipe) id: number, @Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    await this.refuseAbsent(id, session!);
    await this.sent.preview(response, listingAgreement, id, session!.permissions);
  }

  /** What was made; for who may not see all of it, a copy without that. */
  @Get(':id/ListingAgreement/:version')
  @Costly()
  @Permission('Inventory_Detail', 'Inventory_Edit')
  async open(@Param('id', ParseIntPipe) id: number, @Param('version', ParseIntPipe) version: number, @Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    await this.refuseAbsent(id, session!);
    await this.sent.version(response, listingAgreement, id, version, session!.permissions);
  }

  /** For reading: what differs from the version before is marked. */
  @Get(':id/ListingAgreement/:version/Marked')
  @Costly()
  @Permission('Inventory_Detail', 'Inventory_Edit')
  async openMarked(@Param('id', ParseIntPipe) id: number, @Param('version', ParseIntPipe) version: number, @Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    await this.refuseAbsent(id, session!);
    await this.sent.marked(response, listingAgreement, id, version, session!.permissions);
  }

  /** Whether it still says what the listing does, what it says otherwise than the one before, and which amounts it leaves out. */
  @Get(':id/ListingAgreement/:version/Standing')
  @Permission('Inventory_Detail', 'Inventory_Edit')
  async standing(@Param('id', ParseIntPipe) id: number, @Param('version', ParseIntPipe) version: number, @Req() { session }: AuthenticatedRequest): Promise<DocumentStanding> {
    await this.refuseAbsent(id, session!);
    return this.documents.standing(listingAgreement, id, version, session!.permissions);
  }

  private async make(id: number, session: Session, make: () => Promise<void>): Promise<RecordAnswer<Inventory>> {
    await this.refuseAbsent(id, session);
    await make();
    return this.records.answer(inventory, id, { permissions: session.permissions }, inventoryAnswer);
  }

  private async sendToSign(id: number, issued: CommandMetadata, session: Session, asked?: RequestListingSigning): Promise<RecordAnswer<Inventory>> {
    await this.refuseAbsent(id, session);
    await this.toSign.send(id, issued, asked);
    return this.records.answer(inventory, id, { permissions: session.permissions }, inventoryAnswer);
  }

  /** @throws NotFound for a unit that is not there, or not for this reader */
  private async refuseAbsent(id: number, { permissions }: Session): Promise<void> {
    if (!isVisible(await this.records.unhidden(inventory, id), { permissions })) throw new NotFound(inventory.noun, id);
  }
}
