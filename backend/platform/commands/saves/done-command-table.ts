import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { HourlySweeps } from '../../sweeps/hourly-sweeps.js';
import { DoneCommands, KEPT_DAYS, type DoneCommand, type RememberedCommand } from './done-commands.js';
import { SavingCommands } from './saving-commands.js';
import { StillSaving } from './still-saving.js';

/** Past this many a round trip gains nothing more. */
const MOST_AT_ONCE = 500;

/** What was looked up ahead counts for so long: another process notes what it has appended up to `LATER_MS` later anyway. */
const FRESH_MS = 10;

/** What nobody waits for is written a moment after the command, behind what people wait for, or with the next question. */
const LATER_MS = 20;

interface Ahead {
  readonly asked: number;
  readonly found: Promise<DoneCommand | undefined>;
}

interface Found extends DoneCommand {
  readonly commandId: string;
  /** Another process is at it: nothing else is known. */
  readonly saving: boolean;
}

interface Question {
  readonly commandId: string;
  readonly resolve: (found: DoneCommand | undefined) => void;
  readonly reject: (error: unknown) => void;
}

interface Note {
  readonly command: RememberedCommand;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Remembers for all processes, and all that is asked and told at the same moment shares one round trip. Not flushed to
 * disk: after a crash of Postgres itself the last half second is missing here, as it is after a crash between append and
 * note; then a repeat is found in its stream, and what changed nothing is decided again.
 */
@Injectable()
export class DoneCommandTable extends DoneCommands implements OnApplicationShutdown {
  private readonly log = new Logger(DoneCommandTable.name);
  private questions: Question[] = [];
  private notes: Note[] = [];
  /** By command, the oldest first. */
  private readonly ahead = new Map<string, Ahead>();
  private exchanging: Promise<void> | undefined;
  private later: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: pg.Pool,
    private readonly saving: SavingCommands,
    sweeps: HourlySweeps,
  ) {
    super();
    sweeps.add(() => this.sweep());
  }

  async onApplicationShutdown(): Promise<void> {
    this.exchange();
    await this.exchanging;
  }

  /** Sent at once, while the request that carries the command is still being read. */
  lookAhead(commandId: string): void {
    const now = performance.now();
    for (const [known, { asked }] of this.ahead) {
      if (now - asked <= FRESH_MS) break;
      this.ahead.delete(known);
    }
    const found = this.ask(commandId);
    // A request that is refused never asks for it.
    found.catch(() => undefined);
    this.ahead.delete(commandId);
    this.ahead.set(commandId, { asked: now, found });
  }

  find(commandId: string): Promise<DoneCommand | undefined> {
    const ahead = this.ahead.get(commandId);
    this.ahead.delete(commandId);
    return ahead && performance.now() - ahead.asked <= FRESH_MS ? ahead.found : this.ask(commandId);
  }

  /** What left events is not waited for: until it is written here, it is found there. */
  async remember(command: RememberedCommand): Promise<void> {
    // What was seen before it counts no more.
    this.ahead.delete(command.commandId);
    const written = new Promise<void>((resolve, reject) => this.notes.push({ command, resolve, reject }));
    if (!command.changed) {
      this.exchange();
      return written;
    }
    this.later ??= setTimeout(() => this.exchange(), LATER_MS);
    written.catch((error: Error) => this.log.warn(`A command could not be remembered: ${error.message}`));
  }

  async sweep(): Promise<void> {
    await this.pool.query(`DELETE FROM done_command WHERE done_at < now() - interval '${KEPT_DAYS} days'`);
  }

  private ask(commandId: string): Promise<DoneCommand | undefined> {
    return new Promise((resolve, reject) => {
      this.questions.push({ commandId, resolve, reject });
      this.exchange();
    });
  }

  private exchange(): void {
    clearTimeout(this.later);
    this.later = undefined;
    this.exchanging ??= this.exchangeAll();
  }

  /** One round trip after another, so that nobody is told less than was told before. */
  private async exchangeAll(): Promise<void> {
    await Promise.resolve();
    while (this.questions.length + this.notes.length > 0) {
      await this.tell(this.questions.splice(0, MOST_AT_ONCE), this.notes.splice(0, MOST_AT_ONCE));
    }
    this.exchanging = undefined;
  }

  private async tell(questions: readonly Question[], notes: readonly Note[]): Promise<void> {
    try {
      const commands = notes.map(({ command }) => command);
      const { rows } = await this.pool.query<Found>({
        name: 'exchange-done-commands',
        text: EXCHANGE,
        values: [
          questions.map(({ commandId }) => commandId),
          ...(['commandId', 'stream', 'hash', 'revision', 'position'] as const).map((column) => commands.map((command) => command[column])),
          this.saving.process,
        ],
      });
      const found = new Map([...commands, ...rows.filter(({ saving }) => !saving)].map((command) => [command.commandId, command]));
      const underWay = new Set(rows.filter(({ saving }) => saving).map(({ commandId }) => commandId));
      for (const { resolve } of notes) resolve();
      for (const { commandId, resolve, reject } of questions) {
        if (underWay.has(commandId) && !found.has(commandId)) reject(new StillSaving(commandId));
        else resolve(found.get(commandId));
      }
    } catch (error) {
      for (const { reject } of [...questions, ...notes]) reject(error);
    }
  }
}

const EXCHANGE = `
WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)
), noted AS (
  INSERT INTO done_command (command_id, stream, hash, revision, position)
  SELECT note.* FROM quick, unnest($2::uuid[], $3::text[], $4::text[], $5::integer[], $6::text[]) AS note
  ON CONFLICT (command_id) DO NOTHING
)
SELECT command_id AS "commandId", hash, revision, position, false AS saving FROM done_command WHERE command_id = ANY($1::uuid[])
UNION ALL SELECT command_id, '', -1, '', true FROM saving_command WHERE command_id = ANY($1::uuid[]) AND process <> $7 AND until > now()`;
