import { Global, Module } from '@nestjs/common';
import { PdfJudge } from './pdf-judge.js';
import { Uploads } from './uploads.js';
import { VirusScan } from './virus-scan.js';

@Global()
@Module({ providers: [PdfJudge, Uploads, VirusScan], exports: [Uploads] })
export class UploadsModule {}
