import { Global, Module } from '@nestjs/common';
import { DueEffects } from './due-effects.js';
import { ScheduledEffects } from './scheduled-effects.js';
import { Effects } from './effects.js';
import { ReactionReader } from './reaction-reader.js';
import { Reactions } from './reactions.js';

@Global()
@Module({ providers: [Reactions, ReactionReader, Effects, ScheduledEffects, DueEffects], exports: [Reactions, ReactionReader, ScheduledEffects] })
export class ReactionsModule {}
