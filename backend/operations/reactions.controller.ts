import { Body, ConflictException, Controller, Get, Header, HttpCode, NotFoundException, Param, Post } from '@nestjs/common';
import { IsInt, IsNotEmpty, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { CommandMetadata } from '../platform/commands/command.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { ReactionReader, type ReactionStatus } from '../platform/reactions/reaction-reader.js';
import { ScheduledEffects } from '../platform/reactions/scheduled-effects.js';

const LONGEST_REASON = 500;
const NOTHING_WAITS = 'Nothing of it waits to be looked at';

class ReleaseBody {
  /** Whose parked events are taken up again. */
  @IsOptional()
  @IsString()
  stream?: string;

  /** In place of a stream: what was refused when it fell due. */
  @IsOptional()
  @IsString()
  due?: string;
}

class ReleaseCauseBody {
  /** As the parked events show it: every stream that it holds up is taken up again. */
  @IsString()
  @IsNotEmpty({ message: 'Say which error is mended' })
  cause!: string;
}

class SkipBody extends ReleaseBody {
  /** Of the event that is left out, as whoever asks for it has seen it. */
  @IsInt()
  @Min(0)
  revision!: number;

  @IsString()
  @IsNotEmpty({ message: 'Say why it is left out' })
  @MaxLength(LONGEST_REASON)
  reason!: string;
}

/** Taken up by whichever process leads; what fell due is done at once and has no number. */
interface Requested {
  readonly request: number | null;
}

/** What one event causes elsewhere, and what was refused: released once the cause is mended, or left out with a reason. */
@Controller('Operations/Reactions')
@Permission('Settings_Main')
export class ReactionsController {
  constructor(
    private readonly engine: ProjectionEngine,
    private readonly reader: ReactionReader,
    private readonly due: ScheduledEffects,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  all(): Promise<ReactionStatus[]> {
    return this.reader.all();
  }

  @Post(':name/Release')
  @HttpCode(202)
  async release(@Param('name') name: string, @Body() { stream, due }: ReleaseBody, @IssuedBy() { actor }: CommandMetadata): Promise<Requested> {
    this.known(name);
    if (due !== undefined) return this.found(await this.due.release(name, due));
    return { request: await this.engine.requestRelease(name, stream ?? '', actor.name) };
  }

  /** After a cause is mended that held up many streams. */
  @Post(':name/ReleaseCause')
  @HttpCode(202)
  async releaseCause(@Param('name') name: string, @Body() { cause }: ReleaseCauseBody, @IssuedBy() { actor }: CommandMetadata): Promise<{ readonly streams: number }> {
    this.known(name);
    const streams = await this.engine.requestReleaseOfCause(name, cause, actor.name);
    if (streams === 0) throw new NotFoundException(NOTHING_WAITS);
    return { streams };
  }

  @Post(':name/Skip')
  @HttpCode(202)
  async skip(@Param('name') name: string, @Body() { stream = '', due, revision, reason }: SkipBody, @IssuedBy() { actor }: CommandMetadata): Promise<Requested> {
    this.known(name);
    const skip = { revision, by: actor.name, reason };
    this.stillWaits(revision, due === undefined ? await this.engine.firstParked(name, stream) : await this.due.refusedRevision(name, due));
    if (due !== undefined) return this.found(await this.due.skip(name, due, skip));
    return { request: await this.engine.requestSkip(name, { stream, ...skip }) };
  }

  /** Nobody leaves out what they have not seen. */
  private stillWaits(revision: number, now: number | undefined): void {
    if (now === undefined) throw new NotFoundException(NOTHING_WAITS);
    if (now !== revision) throw new ConflictException(`Revision ${revision} waits no more; revision ${now} does now. Look at it first.`);
  }

  private known(name: string): void {
    if (!this.reader.knows(name)) throw new NotFoundException(`There is no reaction ${name}`);
  }

  private found(there: boolean): Requested {
    if (!there) throw new NotFoundException(NOTHING_WAITS);
    return { request: null };
  }
}
