import { Global, Module } from '@nestjs/common';
import { HourlySweeps } from './hourly-sweeps.js';

@Global()
@Module({ providers: [HourlySweeps], exports: [HourlySweeps] })
export class SweepsModule {}
