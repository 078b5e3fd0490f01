import { openPool } from '../../../backend/platform/database/database.js';
import { KeyWrap } from '../../../events/store/personal/key-wrap.js';
import { PersonKeys } from '../../../events/store/personal/person-keys.js';
import { SealingEventStore } from '../../../events/store/personal/sealing.event-store.js';
import { PostgresEventStore } from '../../../events/store/postgres.event-store.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { ReadModelTables } from '../../../projections/engine/schema/read-model-tables.js';
import { compareWithRebuild, type Comparison } from '../../../projections/engine/rebuild/verify.js';
import { TEST_SECRETS_KEY } from '../../support/test-secrets-key.js';
import { readModels } from '../../../backend/read-models.js';

interface Verdict extends Pick<Comparison, 'onlyLive' | 'onlyRebuilt'> {
  readonly name: string;
}

/** Compares every read model with a rebuild from the events, row for row, from outside of the processes that serve them. */
export async function readModelsThatDiffer(databaseUrl: string): Promise<Verdict[]> {
  const pool = await openPool(databaseUrl);
  const store = new SealingEventStore(await PostgresEventStore.open(databaseUrl), new PersonKeys(pool, new KeyWrap(Buffer.from(TEST_SECRETS_KEY, 'hex')), false), vocabulary);
  const tables = new ReadModelTables(pool);
  await tables.learn(readModels);
  const different: Verdict[] = [];
  let rows = 0;
  try {
    for (const projection of readModels) {
      const compared = await compareWithRebuild(projection, { pool, store, vocabulary, tables, layoutOf: tables.layoutOf });
      rows += compared.rows;
      if (!compared.equal) different.push({ name: projection.name, onlyLive: compared.onlyLive, onlyRebuilt: compared.onlyRebuilt });
    }
  } finally {
    await store.close();
    await pool.end();
  }
  if (rows === 0) throw new Error('There was nothing to compare');
  return different;
}
