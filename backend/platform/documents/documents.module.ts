import { Global, Module } from '@nestjs/common';
import { Documents } from './documents.js';
import { RecordDocuments } from './record-documents.js';
import { SentDocuments } from './sent-documents.js';
import { Templates } from './templates.js';
import { Typesetter } from './typesetter.js';

@Global()
@Module({ providers: [Documents, RecordDocuments, SentDocuments, Templates, Typesetter], exports: [Documents, RecordDocuments, SentDocuments] })
export class DocumentsModule {}
