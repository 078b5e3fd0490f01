import { Global, Module } from '@nestjs/common';
import { Documents } from './documents.js';
import { Templates } from './templates.js';
import { Typesetter } from './typesetter.js';

@Global()
@Module({ providers: [Documents, Templates, Typesetter], exports: [Documents] })
export class DocumentsModule {}
