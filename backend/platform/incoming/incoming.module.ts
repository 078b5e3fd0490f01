import { Global, Module } from '@nestjs/common';
import { IncomingReader } from './incoming-reader.js';
import { Incoming } from './incoming.js';

@Global()
@Module({ providers: [Incoming, IncomingReader], exports: [Incoming, IncomingReader] })
export class IncomingModule {}
