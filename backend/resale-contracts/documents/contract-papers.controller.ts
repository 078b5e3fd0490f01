import { Controller, Get, HttpCode, Param, ParseIntPipe, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { contractPaperNames, type ContractPaper } from '../../../events/resale-contracts/resale-contract-papers.enums.js';
import { sensitiveOf } from '../../../events/kernel/field.rules.js';
import { resaleContractListFields } from '../../../events/resale-contracts/resale-contract.fields.js';
import { hiddenFields } from '../../platform/auth/hidden-fields.js';
import { MissingPermission } from '../../platform/auth/missing-permission.js';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { commandOf, type CommandMetadata } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { ResaleContractCommand } from '../resale-contract.handlers.js';
import { Files } from '../../platform/files/files.js';
import { sendFile } from '../../platform/files/send-file.js';
import { Costly } from '../../platform/http/costly.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { ReadingOf } from '../../platform/records/reading.decorator.js';
import type { RecordAnswer } from '../../platform/records/record-answer.js';
import { Records, type Reading } from '../../platform/records/records.js';
import { TakesUpload } from '../../platform/uploads/takes-upload.js';
import { Uploads } from '../../platform/uploads/uploads.js';
import { UploadContractPaper } from '../resale-contract.commands.js';
import { resaleContract } from '../resale-contract.js';
import { contractAnswer, type ResaleContractAnswer } from '../resale-contract.dto.js';

/** A scan shows all that the contract says, so it is for those only who see all of it. */
const sensitive = sensitiveOf(resaleContractListFields);

/** Signed paper: brought as a PDF, every version kept and opened through its contract. */
@Controller('Contracts')
export class ContractPapersController {
  constructor(
    private readonly uploads: Uploads,
    private readonly files: Files,
    private readonly records: Records,
    private readonly commands: Commands,
  ) {}

  /** multipart/form-data with one file, of any field name. */
  @Post(':id/Papers/:paper')
  @HttpCode(200)
  @TakesUpload()
  @Permission('Contracts_Edit')
  async upload(
    @Param('id', ParseIntPipe) id: number,
    @Param('paper') name: string,
    @Req() request: AuthenticatedRequest,
    @IssuedBy() issued: CommandMetadata,
    @ReadingOf() { permissions }: Reading,
  ): Promise<RecordAnswer<ResaleContractAnswer>> {
    const paper = paperOf(name);
    await this.records.everything(resaleContract, id);
    const { file, scanned } = await this.uploads.keep(request);
    // The same key with another file is another command.
    const asked = { ...issued.asked!, body: { sha256: file.sha256 } };
    await this.commands.execute(new ResaleContractCommand(id, commandOf(UploadContractPaper, {}), { paper, file, scanned }), { ...issued, asked });
    return this.records.answer(resaleContract, id, { permissions }, contractAnswer);
  }

  @Get(':id/Papers/:paper/:version')
  @Costly()
  @Permission('Contracts_Detail')
  async open(
    @Param('id', ParseIntPipe) id: number,
    @Param('paper') name: string,
    @Param('version', ParseIntPipe) version: number,
    @Req() { session }: AuthenticatedRequest,
    @Res() response: Response,
  ): Promise<void> {
    const paper = paperOf(name);
    const { state } = await this.records.everything(resaleContract, id);
    if (hiddenFields(sensitive, session!.permissions).size > 0) throw new MissingPermission(['Contracts_Sensitive']);
    const found = state.papers.find((one) => one.paper === paper && one.version === version);
    if (!found) throw new NotFound(`${paper} of contract ${id} in version`, version);
    await sendFile(response, this.files, found.file);
  }
}

/** @throws NotFound */
function paperOf(name: string): ContractPaper {
  const paper = contractPaperNames.find((one) => one === name);
  if (!paper) throw new NotFound('paper called', name);
  return paper;
}
