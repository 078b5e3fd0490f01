import { Global, Module } from '@nestjs/common';
import { ErasureSearch } from './erasure-search.js';
import { Erasures } from './erasures.js';
import { SharedStreams } from './shared-streams.js';
import { ValueOwners } from './value-owners.js';

@Global()
@Module({ providers: [Erasures, ErasureSearch, SharedStreams, ValueOwners], exports: [Erasures, ValueOwners] })
export class PersonalModule {}
