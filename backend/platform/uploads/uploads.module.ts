import { Global, Module } from '@nestjs/common';
import { Uploads } from './uploads.js';
import { VirusScan } from './virus-scan.js';

@Global()
@Module({ providers: [Uploads, VirusScan], exports: [Uploads] })
export class UploadsModule {}
