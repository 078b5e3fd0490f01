import { Global, Module } from '@nestjs/common';
import { IncomingOfErased } from './incoming-of-erased.js';
import { IncomingReader } from './incoming-reader.js';
import { Incoming } from './incoming.js';

@Global()
@Module({ providers: [Incoming, IncomingReader, IncomingOfErased], exports: [Incoming, IncomingReader, IncomingOfErased] })
export class IncomingModule {}
