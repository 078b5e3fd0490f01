import { Body, Controller, Get, Header, HttpCode, Param, ParseIntPipe, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { randomUUID } from 'node:crypto';
import { Public } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import { commandOf } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { issuedByServer } from '../platform/commands/issued-by-server.js';
import { Refusal } from '../platform/commands/refusal.js';
import { EnvelopeCommand } from './envelope.handlers.js';
import { signerRoleWords } from '../../events/signing/envelope.enums.js';
import type { ReadingText } from '../platform/documents/reading-text.js';
import { Files } from '../platform/files/files.js';
import { sendFile } from '../platform/files/send-file.js';
import { BodyUpTo } from '../platform/http/bodies/body-limits.js';
import { Records } from '../platform/records/records.js';
import { ConsentToSign, DeclineToSign, FinishSigning, SignPlace, ViewEnvelope, type SignerCommand, type WithSigner } from './envelope.commands.js';
import { envelope } from './envelope.js';
import type { Envelope } from './envelope.state.js';
import { signatureImage } from './sealing/signature-image.js';
import { A_SIGNATURE, SignedPlaceBody } from './signing.bodies.js';
import { SigningLinkGuard, type SignerByLink } from './links/signing-link-guard.js';
import { maySign, whoseTurn } from './signing-by-signer.js';
import { signingAnswer, type SigningAnswer } from './signing.dto.js';

/** What the page behind a signer's link does, by `Authorization: Signing …`: no session, and nothing but this one envelope. */
@Controller('Signing')
@Public()
export class SigningController {
  constructor(
    private readonly guard: SigningLinkGuard,
    private readonly commands: Commands,
    private readonly records: Records,
    private readonly files: Files,
  ) {}

  /** While it is theirs to sign, and for the copy once everybody has. @throws Refusal, 410 or 409 with why not */
  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Req() request: AuthenticatedRequest): Promise<SigningAnswer> {
    const at = await this.guard.enter(request);
    return signingAnswer(await this.opened(at), at.role);
  }

  /** The bytes that are signed; once everybody has signed, those that were sealed. */
  @Get('Document')
  @Header('Cache-Control', 'no-store')
  async document(@Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const state = await this.opened(await this.guard.enter(request));
    return sendFile(response, this.files, state.sealed ?? state.document!.file);
  }

  /** What it says, page by page; no pages where nobody kept that (`made-document.ts`). */
  @Get('Text')
  @Header('Cache-Control', 'no-store')
  async text(@Req() request: AuthenticatedRequest, @Res() response: Response): Promise<void> {
    const { text } = (await this.opened(await this.guard.enter(request))).document!;
    if (text) return sendFile(response, this.files, text);
    response.json({ pages: [] } satisfies ReadingText);
  }

  @Post('Viewed')
  @HttpCode(204)
  async viewed(@Req() request: AuthenticatedRequest): Promise<void> {
    await this.step(await this.guard.enter(request), new ViewEnvelope());
  }

  @Post('Consent')
  @HttpCode(204)
  async consent(@Req() request: AuthenticatedRequest): Promise<void> {
    await this.step(await this.guard.enter(request), new ConsentToSign());
  }

  @Post('Places/:place')
  @HttpCode(204)
  @BodyUpTo(A_SIGNATURE)
  async sign(@Param('place', ParseIntPipe) place: number, @Body() { how, image }: SignedPlaceBody, @Req() request: AuthenticatedRequest): Promise<void> {
    const at = await this.guard.enter(request);
    // Looked at first: what is refused leaves no file behind.
    maySign(await this.records.unhidden(envelope, at.envelopeId), at, place, new Date().toISOString());
    const png = await signatureImage(image);
    const mark = await this.files.keep(png, { name: `signature-${at.role}-${place + 1}.png`, mediaType: 'image/png' });
    const { envelopeId, ...from } = at;
    await this.commands.execute(new EnvelopeCommand(envelopeId, commandOf(SignPlace, { place, how }), { ...from, mark }), issuedBy(at));
  }

  @Post('Finish')
  @HttpCode(204)
  async finish(@Req() request: AuthenticatedRequest): Promise<void> {
    await this.step(await this.guard.enter(request), new FinishSigning());
  }

  @Post('Decline')
  @HttpCode(204)
  async decline(@Body() body: DeclineToSign, @Req() request: AuthenticatedRequest): Promise<void> {
    await this.step(await this.guard.enter(request), body);
  }

  /** @throws Refusal */
  private async opened(at: SignerByLink): Promise<Envelope> {
    const state = await this.records.unhidden(envelope, at.envelopeId);
    if (state.status === 'Completed') return state;
    if (state.status === 'Signed') throw new Refusal('Everybody has signed: the signed copy is being made', { status: 409, code: 'being-sealed' });
    whoseTurn(state, at, new Date().toISOString());
    return state;
  }

  private async step({ envelopeId, ...from }: SignerByLink, command: Exclude<SignerCommand, SignPlace>): Promise<void> {
    await this.commands.execute(new EnvelopeCommand(envelopeId, command as ViewEnvelope, from), issuedBy(from));
  }
}

/** Names stand in the envelope, where an erasure finds them. */
function issuedBy({ role }: WithSigner) {
  return issuedByServer({ kind: 'system', id: 'signer', name: `The ${signerRoleWords[role]}` }, randomUUID());
}
