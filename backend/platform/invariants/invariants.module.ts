import { Global, Module } from '@nestjs/common';
import { InvariantRegistry } from './invariant-registry.js';

@Global()
@Module({ providers: [InvariantRegistry], exports: [InvariantRegistry] })
export class InvariantsModule {}
