import { Get, Inject, Param, ParseIntPipe, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { PermissionName } from '../../../events/users/permission.enums.js';
import { Permission } from '../auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { Costly } from '../http/costly.js';
import { NotFound } from '../commands/refusal.js';
import type { RecordReader } from '../records/record-registry.js';
import { Records } from '../records/records.js';
import type { DocumentOfRecord } from './document-of-record.js';
import type { DocumentStanding } from './document-standing.js';
import { RecordDocuments } from './record-documents.js';
import { SentDocuments } from './sent-documents.js';

/** Where a record's one document is read, and for whom. */
interface ReadBelow<State> {
  /** Behind the record's number, such as "ListingAgreement". */
  readonly below: string;
  readonly anyOf: readonly [PermissionName, ...PermissionName[]];
  /** Whether a record is there for somebody, where the permission alone does not say. */
  readonly isThereFor?: (state: State, reader: Pick<RecordReader, 'permissions'>) => boolean;
}

/** The routes by which every version of a record's one document is opened, for its controller to extend. */
export function documentReads<State>(document: DocumentOfRecord<State>, { below, anyOf, isThereFor }: ReadBelow<State>) {
  class Reads {
    @Inject(RecordDocuments) protected readonly documents!: RecordDocuments;
    @Inject(SentDocuments) private readonly sent!: SentDocuments;
    @Inject(Records) protected readonly records!: Records;

    /** As it would be made now; nothing is kept. */
    @Get(`:id/${below}/Preview`)
    @Costly()
    @Permission(...anyOf)
    async preview(@Param('id', ParseIntPipe) id: number, @Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
      await this.refuseAbsent(id, session!);
      await this.sent.preview(response, document, id, session!.permissions);
    }

    /** What was made; for who may not see all of it, a copy without that. */
    @Get(`:id/${below}/:version`)
    @Costly()
    @Permission(...anyOf)
    async open(@Param('id', ParseIntPipe) id: number, @Param('version', ParseIntPipe) version: number, @Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
      await this.refuseAbsent(id, session!);
      await this.sent.version(response, document, id, version, session!.permissions);
    }

    /** For reading: what differs from the version before is marked. */
    @Get(`:id/${below}/:version/Marked`)
    @Costly()
    @Permission(...anyOf)
    async openMarked(@Param('id', ParseIntPipe) id: number, @Param('version', ParseIntPipe) version: number, @Req() { session }: AuthenticatedRequest, @Res() response: Response): Promise<void> {
      await this.refuseAbsent(id, session!);
      await this.sent.marked(response, document, id, version, session!.permissions);
    }

    /** Whether it still says what its record does, what it says otherwise than the one before, and which amounts it leaves out. */
    @Get(`:id/${below}/:version/Standing`)
    @Permission(...anyOf)
    async standing(@Param('id', ParseIntPipe) id: number, @Param('version', ParseIntPipe) version: number, @Req() { session }: AuthenticatedRequest): Promise<DocumentStanding> {
      await this.refuseAbsent(id, session!);
      return this.documents.standing(document, id, version, session!.permissions);
    }

    /** @throws NotFound for a record that is not there, or not for this reader */
    protected async refuseAbsent(id: number, reader: Pick<RecordReader, 'permissions'>): Promise<void> {
      if (isThereFor && !isThereFor(await this.records.unhidden(document.aggregate, id), reader)) throw new NotFound(document.aggregate.noun, id);
    }
  }
  return Reads;
}
