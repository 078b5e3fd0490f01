import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import { ByTokenOnly } from '../../platform/auth/by-token-only.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { CommandMetadata } from '../../platform/commands/command.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { ReadingOf } from '../../platform/records/reading.decorator.js';
import type { RecordAnswer } from '../../platform/records/record-answer.js';
import { Records, type Reading } from '../../platform/records/records.js';
import { DocumentsToSign } from '../../platform/signing/documents-to-sign.js';
import type { ContractDocument } from '../documents/contract-document-versions.js';
import { RequestContractSigning } from './contract-signing.commands.js';
import { contractToSign } from './contracts-to-sign.js';
import { ResaleContractCommand } from '../resale-contract.handlers.js';
import { resaleContract } from '../resale-contract.js';
import { contractAnswer, type ResaleContractAnswer } from '../resale-contract.dto.js';

type Answer = Promise<RecordAnswer<ResaleContractAnswer>>;

/** Contracts sent for e-signing, and sent again. The documented path of the seller's lies under the inventory (`decisions.md A14`). */
@Controller()
@Permission('Contracts_Edit')
export class ContractSigningController {
  constructor(
    private readonly toSign: DocumentsToSign,
    private readonly records: Records,
  ) {}

  @Post(['Contracts/:id/send-seller-contract', 'Inventories/SendSellerContractToDocusign/:id'])
  @HttpCode(200)
  sendSeller(@Param('id', ParseIntPipe) id: number, @Body() asked: RequestContractSigning, @IssuedBy() issued: CommandMetadata, @ReadingOf() reading: Reading): Answer {
    return this.send(id, 'seller', issued, reading, asked);
  }

  @Get('Inventories/SendSellerContractToDocusign/:id')
  @ByTokenOnly()
  sendSellerByGet(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata, @ReadingOf() reading: Reading): Answer {
    return this.send(id, 'seller', issued, reading);
  }

  @Post('Contracts/:id/send-buyer-contract')
  @HttpCode(200)
  sendBuyer(@Param('id', ParseIntPipe) id: number, @Body() asked: RequestContractSigning, @IssuedBy() issued: CommandMetadata, @ReadingOf() reading: Reading): Answer {
    return this.send(id, 'buyer', issued, reading, asked);
  }

  private async send(id: number, document: ContractDocument, issued: CommandMetadata, { permissions }: Reading, asked = new RequestContractSigning()): Answer {
    await this.toSign.send(contractToSign[document], id, issued, (given) => new ResaleContractCommand(id, asked, { document, ...given }));
    return this.records.answer(resaleContract, id, { permissions }, contractAnswer);
  }
}
