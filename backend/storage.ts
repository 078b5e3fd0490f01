import { Logger } from '@nestjs/common';
import type pg from 'pg';
import { KeyWrap } from '../events/store/personal/key-wrap.js';
import { PersonKeys } from '../events/store/personal/person-keys.js';
import { SealingEventStore } from '../events/store/personal/sealing.event-store.js';
import type { EventStore } from '../events/store/event-store.js';
import { besideSchemaOf } from '../projections/engine/write/beside.js';
import { vocabulary } from '../events/vocabulary.js';
import { keepErasures } from './erased-again.js';
import { erasureIn } from './erasures-in-log.js';
import { numbersOf } from './numbers.js';
import { startEmbedded } from './open-database.js';
import { NumbersInLog } from './platform/commands/numbers-in-log.js';
import { CannotStart } from './platform/config/cannot-start.js';
import { secretsKeyOf } from './platform/config/secrets-key.js';
import type { Settings } from './platform/config/settings.js';
import { connectionShares } from './platform/database/connection-shares.js';
import { openPool } from './platform/database/database.js';
import type { EmbeddedPostgres } from './platform/database/embedded-postgres.js';
import { migrate } from './platform/database/migrate.js';
import { KeysToShred } from './platform/store/keys-to-shred.js';
import { PersonKeyCheck } from './platform/store/person-key-check.js';
import { ErasureList } from './platform/store/erasure-list.js';
import { readModels } from './read-models.js';
import { openEventStore, placeOf } from './platform/store/open-event-store.js';
import { takeUpLog } from './platform/store/take-up-log.js';
import { wrapPersonKeys } from './platform/store/wrapped-person-keys.js';

/** Everything that keeps something, open and up to date. */
export interface Storage {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly personKeys: PersonKeys;
  /** Rejects when the embedded database has died: a restart is what mends it. */
  readonly broken: Promise<never>;
  close(): Promise<void>;
}

const LOOK_AFTER_MS = 5_000;

/** @throws CannotStart */
export async function openStorage(settings: Settings): Promise<Storage> {
  const embedded = settings.databaseUrl === undefined ? await startEmbedded(settings.dataDir) : undefined;
  const url = settings.databaseUrl ?? embedded!.url;
  let pool: pg.Pool | undefined;
  let store: EventStore | undefined;
  let shredding: KeysToShred | undefined;
  const watch = embedded ? watched(embedded) : undefined;
  const close = async () => {
    watch?.end();
    await shredding?.stop();
    await store?.close();
    await pool?.end();
    await embedded?.stop();
  };
  try {
    const shares = connectionShares(settings.databaseConnections);
    pool = await openPool(url, { connections: shares.requests, schemas: readModels.map(besideSchemaOf) });
    await migrate(pool);
    const wrap = new KeyWrap(secretsKeyOf(settings));
    await wrapPersonKeys(pool, wrap);
    const personKeys = new PersonKeys(pool, wrap, settings.eventStoreUrl !== undefined, settings.keysKnownForMs);
    const sealedStore = await openEventStore(settings.eventStoreUrl, { url, connections: shares.events });
    store = new SealingEventStore(sealedStore, personKeys, vocabulary);
    const keyCheck = new PersonKeyCheck(pool, sealedStore, erasureIn, settings.acceptLostPersonKeys);
    await takeUpLog({ pool, store, place: settings.eventStoreUrl && placeOf(settings.eventStoreUrl) }, [keyCheck, new NumbersInLog(pool, numbersOf)]);
    await keyCheck.tell();
    await keepErasures(pool, personKeys, new ErasureList(settings.dataDir), keyCheck.destroyed);
    shredding = new KeysToShred(pool);
    await shredding.begin();
    return { pool, store, personKeys, broken: watch?.broken ?? new Promise<never>(() => undefined), close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

/** Node hears nothing when the embedded server dies, so it is asked. */
function watched(embedded: EmbeddedPostgres): { readonly broken: Promise<never>; end(): void } {
  const log = new Logger('Database');
  let timer: NodeJS.Timeout;
  const broken = new Promise<never>((_, reject) => {
    let failures = 0;
    timer = setInterval(() => {
      embedded.check().then(
        () => (failures = 0),
        (error: Error) => {
          log.warn(error.message);
          if (++failures === 3) reject(new CannotStart(error.message));
        },
      );
    }, LOOK_AFTER_MS);
  });
  // Whoever starts the backend waits for it; nobody does while it is still starting.
  broken.catch(() => undefined);
  return { broken, end: () => clearInterval(timer) };
}
