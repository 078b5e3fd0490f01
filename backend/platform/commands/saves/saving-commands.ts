import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { HourlySweeps } from '../../sweeps/hourly-sweeps.js';
import { KEPT_DAYS, type RememberedCommand } from './done-commands.js';

/** A process that has not said for so long that it is at a command is dead. */
const ALIVE_SECONDS = 15;
const SAYS_SO_EVERY_MS = 5_000;

/** Tells all processes which commands are still carried out after their senders were told to wait. */
@Injectable()
export class SavingCommands implements OnApplicationShutdown {
  /** Names this process. */
  readonly process = randomUUID();
  private readonly log = new Logger(SavingCommands.name);
  private readonly saying = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly pool: pg.Pool,
    sweeps: HourlySweeps,
  ) {
    sweeps.add(() => this.pool.query(`DELETE FROM saving_command WHERE until < now() - interval '${KEPT_DAYS} days'`));
  }

  onApplicationShutdown(): void {
    for (const timer of this.saying.values()) clearInterval(timer);
  }

  /** Fails nothing: this process knows it anyway. */
  async begin(commandId: string, stream: string): Promise<void> {
    if (this.saying.has(commandId)) return;
    const say = () => this.pool.query(SAY, [commandId, this.process, stream, ALIVE_SECONDS]).then(() => undefined, this.warn);
    this.saying.set(commandId, setInterval(() => void say(), SAYS_SO_EVERY_MS).unref());
    await say();
  }

  /** @param done what came of it; nothing where it was refused */
  async end(commandId: string, done: RememberedCommand | undefined): Promise<void> {
    clearInterval(this.saying.get(commandId));
    this.saying.delete(commandId);
    await this.pool.query(END, [commandId, this.process, done !== undefined, done?.stream, done?.hash, done?.revision, done?.position]).catch(this.warn);
  }

  /** The stream of a command that no living process is at. */
  async leftBehind(commandId: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ stream: string }>('SELECT stream FROM saving_command WHERE command_id = $1', [commandId]);
    return rows[0]?.stream;
  }

  private readonly warn = (error: Error): void => this.log.warn(`Other processes were not told of a command that goes on: ${error.message}`);
}

/** Not waited for: what is lost with a crash of the database is what its processes said, and the streams tell what was saved. */
const QUICK = `quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))`;

const SAY = `
WITH ${QUICK}
INSERT INTO saving_command (command_id, process, stream, until)
SELECT $1::uuid, $2::uuid, $3::text, now() + $4::integer * interval '1 second' FROM quick
ON CONFLICT (command_id, process) DO UPDATE SET until = excluded.until`;

/** At one moment: whoever asks finds it under way, or done; and once it is done, whoever else was at it counts no more. */
const END = `
WITH ${QUICK},
ended AS (DELETE FROM saving_command USING quick WHERE command_id = $1::uuid AND (process = $2::uuid OR $3::boolean))
INSERT INTO done_command (command_id, stream, hash, revision, position)
SELECT $1::uuid, $4::text, $5::text, $6::integer, $7::text FROM quick WHERE $3::boolean
ON CONFLICT (command_id) DO NOTHING`;
