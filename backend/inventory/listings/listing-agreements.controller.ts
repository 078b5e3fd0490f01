import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Req } from '@nestjs/common';
import { ByTokenOnly } from '../../platform/auth/by-token-only.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest, Session } from '../../platform/auth/sessions/session.js';
import type { CommandMetadata } from '../../platform/commands/command.js';
import { documentReads } from '../../platform/documents/document-reads.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import type { RecordAnswer } from '../../platform/records/record-answer.js';
import { DocumentsToSign } from '../../platform/signing/documents-to-sign.js';
import { MakeListingAgreement } from '../inventory.commands.js';
import { inventoryAnswer } from '../inventory.dto.js';
import { InventoryCommand } from '../inventory.handlers.js';
import { inventory } from '../inventory.js';
import { isVisible } from '../inventory-visibility.js';
import type { Inventory } from '../inventory.state.js';
import { listingAgreement } from './listing-agreements.js';
import { agreement } from '../signing/listing-signing.js';
import { RequestListingSigning } from '../signing/listing-signing.commands.js';

/** The agreement of a listing: made, previewed, sent to be signed, and every version opened. */
@Controller('Inventories')
export class ListingAgreementsController extends documentReads(listingAgreement, { below: 'ListingAgreement', anyOf: ['Inventory_Detail', 'Inventory_Edit'], isThereFor: isVisible }) {
  constructor(private readonly toSign: DocumentsToSign) {
    super();
  }

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

  private async make(id: number, session: Session, make: () => Promise<void>): Promise<RecordAnswer<Inventory>> {
    await this.refuseAbsent(id, session);
    await make();
    return this.records.answer(inventory, id, { permissions: session.permissions }, inventoryAnswer);
  }

  private async sendToSign(id: number, issued: CommandMetadata, session: Session, asked = new RequestListingSigning()): Promise<RecordAnswer<Inventory>> {
    await this.refuseAbsent(id, session);
    await this.toSign.send({ aggregate: inventory, ...agreement }, id, issued, (given) => new InventoryCommand(id, asked, given));
    return this.records.answer(inventory, id, { permissions: session.permissions }, inventoryAnswer);
  }
}
