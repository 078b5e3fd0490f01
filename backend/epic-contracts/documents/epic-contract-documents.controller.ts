import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { sensitiveOf } from '../../../events/kernel/field.rules.js';
import { epicContractFields } from '../../../events/epic-contracts/epic-contract.fields.js';
import { ByTokenOnly } from '../../platform/auth/by-token-only.js';
import { hiddenFields } from '../../platform/auth/hidden-fields.js';
import { MissingPermission } from '../../platform/auth/missing-permission.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { commandOf, type CommandMetadata } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { documentReads } from '../../platform/documents/document-reads.js';
import { Files } from '../../platform/files/files.js';
import { sendFile } from '../../platform/files/send-file.js';
import { Costly } from '../../platform/http/costly.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { ReadingOf } from '../../platform/records/reading.decorator.js';
import type { RecordAnswer } from '../../platform/records/record-answer.js';
import type { Reading } from '../../platform/records/records.js';
import { DocumentsToSign } from '../../platform/signing/documents-to-sign.js';
import { TakesUpload } from '../../platform/uploads/takes-upload.js';
import { Uploads } from '../../platform/uploads/uploads.js';
import { MakeEpicContractDocument, UploadSignedEpicContract } from '../epic-contract.commands.js';
import { epicContractAnswer, type EpicContractAnswer } from '../epic-contract.dto.js';
import { EpicContractCommand } from '../epic-contract.handlers.js';
import { epicContract } from '../epic-contract.js';
import { RequestEpicContractSigning } from '../signing/epic-contract-signing.commands.js';
import { membershipToSign } from '../signing/epic-contracts-to-sign.js';
import { epicContractPaper } from './epic-contract-paper.js';

type Answer = Promise<RecordAnswer<EpicContractAnswer>>;

/** A scan shows all that the contract says, so it is for those only who see all of it. */
const sensitive = sensitiveOf(epicContractFields);

/** A membership contract as a document: made, sent to be signed, brought back signed by hand, and every version opened. */
@Controller('EpicContracts')
export class EpicContractDocumentsController extends documentReads(epicContractPaper, { below: 'Document', anyOf: ['Epic_Contracts_Detail'] }) {
  constructor(
    private readonly toSign: DocumentsToSign,
    private readonly commands: Commands,
    private readonly uploads: Uploads,
    private readonly files: Files,
  ) {
    super();
  }

  @Post('PrintContract/:id')
  @HttpCode(200)
  @Permission('Epic_Contracts_Edit')
  async print(@Param('id', ParseIntPipe) id: number, @Body() { reason }: MakeEpicContractDocument, @IssuedBy() issued: CommandMetadata, @ReadingOf() reading: Reading): Answer {
    await this.documents.make(epicContractPaper, id, issued, reason);
    return this.answer(id, reading);
  }

  @Get('PrintContract/:id')
  @ByTokenOnly()
  @Permission('Epic_Contracts_Edit')
  async printByGet(@Param('id', ParseIntPipe) id: number, @IssuedBy() issued: CommandMetadata, @ReadingOf() reading: Reading): Answer {
    await this.documents.makeUnlessSigned(epicContractPaper, id, issued);
    return this.answer(id, reading);
  }

  @Post(':id/SendContract')
  @HttpCode(200)
  @Permission('Epic_Contracts_Edit')
  async send(@Param('id', ParseIntPipe) id: number, @Body() asked: RequestEpicContractSigning, @IssuedBy() issued: CommandMetadata, @ReadingOf() reading: Reading): Answer {
    await this.toSign.send(membershipToSign, id, issued, (given) => new EpicContractCommand(id, asked, given));
    return this.answer(id, reading);
  }

  /** multipart/form-data with one file, of any field name; documented as `signedContract` (`decisions.md E24`). */
  @Post('UploadSignedContract/:id')
  @HttpCode(200)
  @TakesUpload()
  @Permission('Epic_Contracts_Edit')
  async upload(@Param('id', ParseIntPipe) id: number, @Req() request: AuthenticatedRequest, @IssuedBy() issued: CommandMetadata, @ReadingOf() reading: Reading): Answer {
    // Who may replace what is signed is for the decider: the same upload sent again is answered before it is asked.
    const upload = await this.uploads.keep(request);
    // The same key with another file is another command.
    const asked = { ...issued.asked!, body: { sha256: upload.file.sha256 } };
    await this.commands.execute(new EpicContractCommand(id, commandOf(UploadSignedEpicContract, {}), upload), { ...issued, asked });
    return this.answer(id, reading);
  }

  /** What was signed, here or by hand; a newer one may have replaced it. */
  @Get(':id/SignedContract/:version')
  @Costly()
  @Permission('Epic_Contracts_Detail')
  async openSigned(@Param('id', ParseIntPipe) id: number, @Param('version', ParseIntPipe) version: number, @Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const { state } = await this.records.everything(epicContract, id);
    if (hiddenFields(sensitive, session!.permissions).size > 0) throw new MissingPermission(['Epic_Contracts_Sensitive']);
    const signed = state!.signedContracts[version - 1];
    if (!signed) throw new NotFound(`signed contract of ${id} in version`, version);
    await sendFile(response, this.files, signed.file);
  }

  private answer(id: number, { permissions }: Reading): Answer {
    return this.records.answer(epicContract, id, { permissions }, epicContractAnswer);
  }
}
