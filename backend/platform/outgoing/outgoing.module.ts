import { Global, Module } from '@nestjs/common';
import { OutgoingReader } from './outgoing-reader.js';
import { Outgoing } from './outgoing.js';

@Global()
@Module({ providers: [Outgoing, OutgoingReader], exports: [Outgoing, OutgoingReader] })
export class OutgoingModule {}
