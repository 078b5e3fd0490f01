import { Global, Module } from '@nestjs/common';
import { DueEffects } from './due-effects.js';
import { DueTable } from './due-table.js';
import { Effects } from './effects.js';
import { ReactionReader } from './reaction-reader.js';
import { Reactions } from './reactions.js';

@Global()
@Module({ providers: [Reactions, ReactionReader, Effects, DueTable, DueEffects], exports: [Reactions, ReactionReader, DueTable] })
export class ReactionsModule {}
