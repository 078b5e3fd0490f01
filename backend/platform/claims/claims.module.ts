import { Global, Module } from '@nestjs/common';
import { ClaimTable } from './claim-table.js';
import { Claims } from './claims.js';

@Global()
@Module({ providers: [Claims, ClaimTable], exports: [Claims, ClaimTable] })
export class ClaimsModule {}
