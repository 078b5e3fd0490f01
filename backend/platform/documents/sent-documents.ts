import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { PermissionSet } from '../auth/permissions.js';
import { Files } from '../files/files.js';
import { describeFile, sendFile } from '../files/send-file.js';
import type { DocumentOfRecord } from './document-of-record.js';
import { RecordDocuments, versionName } from './record-documents.js';

/** Answers with documents of records. Call it after the record's own checks. */
@Injectable()
export class SentDocuments {
  constructor(
    private readonly documents: RecordDocuments,
    private readonly files: Files,
  ) {}

  /** As it would be made now; nothing is kept. @throws NotFound */
  async preview<State>(response: Response, document: DocumentOfRecord<State>, id: number, permissions: PermissionSet): Promise<void> {
    sendPdf(response, `${document.called(id)}-preview.pdf`, await this.documents.preview(document, id, permissions));
  }

  /** What was made; for who may not see all of it, a copy without that. @throws NotFound */
  async version<State>(response: Response, document: DocumentOfRecord<State>, id: number, version: number, permissions: PermissionSet): Promise<void> {
    const made = await this.documents.version(document, id, version);
    if (this.documents.seesEverything(document, permissions)) return sendFile(response, this.files, made.file);
    sendPdf(response, `copy-of-${versionName(document, id, version)}`, await this.documents.copyFor(document, id, made, permissions));
  }

  /** For reading: what differs from the version before is marked. @throws NotFound */
  async marked<State>(response: Response, document: DocumentOfRecord<State>, id: number, version: number, permissions: PermissionSet): Promise<void> {
    const made = await this.documents.version(document, id, version);
    sendPdf(response, `changes-of-${versionName(document, id, version)}`, await this.documents.marked(document, id, made, permissions));
  }
}

function sendPdf(response: Response, name: string, pdf: Buffer): void {
  describeFile(response, { name, mediaType: 'application/pdf' });
  response.end(pdf);
}
