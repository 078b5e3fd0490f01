import path from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** Seconds on two cores, for a machine that has not run them yet: a long file that began last would keep one worker while the others have nothing to do. */
const LONG = {
  'test/e2e/accessibility.spec.ts': 170,
  'test/faults/hostile-requests.spec.ts': 100,
  'test/api/lost-stores.spec.ts': 85,
  'test/e2e/accessibility-of-what-floats.spec.ts': 80,
  'test/e2e/wall-at-night.spec.ts': 75,
  'test/e2e/users.spec.ts': 70,
  'test/e2e/accessibility-of-states.spec.ts': 69,
  'test/e2e/account.spec.ts': 67,
  'test/e2e/company-settings.spec.ts': 66,
  'test/faults/kill-nine.spec.ts': 60,
  'test/faults/envelopes-killed.spec.ts': 60,
  'test/e2e/d3-words/d3-words.spec.ts': 58,
  'test/e2e/from-tour-to-closed.spec.ts': 58,
  'test/e2e/signing-in.spec.ts': 57,
  'test/e2e/receptionists-morning.spec.ts': 50,
  'test/faults/documents-killed.spec.ts': 50,
  'test/api/sign-in.spec.ts': 49,
  'test/faults/sales-floor.spec.ts': 46,
  'test/api/older-databases.spec.ts': 42,
  'test/e2e/two-step.spec.ts': 42,
  'test/e2e/employees.spec.ts': 40,
  'test/e2e/units.spec.ts': 40,
  'test/api/access/what-each-role-may.spec.ts': 36,
  'test/faults/reactions-killed.spec.ts': 36,
  'test/faults/write-routes-fuzz.spec.ts': 36,
  'test/api/outgoing.spec.ts': 32,
  'test/import/demo-days.spec.ts': 31,
};

/** Jest's own order, by how long each file took here the last time; where that is not known by the table, and else a byte counts as a millisecond. */
export default class LongestFirst extends Sequencer {
  time(test) {
    const file = path.relative(test.context.config.rootDir, test.path).split(path.sep).join('/');
    const known = LONG[file];
    return super.time(test) ?? (known === undefined ? test.context.hasteFS.getSize(test.path) : known * 1_000);
  }
}
