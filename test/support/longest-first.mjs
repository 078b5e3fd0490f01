import path from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** Seconds on two cores, for a machine that has not run them yet: a long file that began last would keep one worker while the others have nothing to do. */
const LONG = {
  'test/e2e/accessibility.spec.ts': 246,
  'test/faults/hostile-requests.spec.ts': 226,
  'test/e2e/any-text.spec.ts': 226,
  'test/faults/purchases-killed.spec.ts': 186,
  'test/e2e/every-role.spec.ts': 170,
  'test/faults/backups.spec.ts': 168,
  'test/faults/kill-nine.spec.ts': 161,
  'test/api/lost-stores.spec.ts': 153,
  'test/e2e/d3-words/d3-words.spec.ts': 148,
  'test/faults/rolling-deploy.spec.ts': 135,
  'test/api/exported-keys.spec.ts': 121,
  'test/e2e/company-settings.spec.ts': 106,
  'test/e2e/accessibility-of-states.spec.ts': 98,
  'test/api/lost-person-keys.spec.ts': 97,
  'test/faults/envelopes-killed.spec.ts': 96,
  'test/e2e/account.spec.ts': 95,
  'test/import/demo-days.spec.ts': 90,
  'test/e2e/membership-story.spec.ts': 87,
  'test/faults/reactions-killed.spec.ts': 79,
  'test/faults/pay-runs-killed.spec.ts': 75,
  'test/faults/stops-under-load.spec.ts': 71,
  'test/faults/documents-killed.spec.ts': 68,
  'test/e2e/epic-contract-documents.spec.ts': 66,
  'test/e2e/users.spec.ts': 65,
  'test/faults/two-processes.spec.ts': 64,
  'test/e2e/portal.spec.ts': 64,
  'test/faults/write-routes-fuzz.spec.ts': 61,
  'test/faults/embedded-postgres.spec.ts': 61,
  'test/faults/uploads-killed.spec.ts': 57,
  'test/e2e/from-tour-to-closed.spec.ts': 57,
  'test/e2e/signing-in.spec.ts': 55,
  'test/e2e/shell.spec.ts': 55,
  'test/e2e/checkout.spec.ts': 54,
  'test/e2e/accessibility-of-what-floats.spec.ts': 54,
  'test/e2e/epic-contracts-written.spec.ts': 53,
  'test/e2e/checkout-by-staff.spec.ts': 51,
  'test/e2e/report-states.spec.ts': 49,
  'test/e2e/units.spec.ts': 48,
  'test/e2e/palette.spec.ts': 48,
  'test/e2e/live-contracts.spec.ts': 48,
  'test/e2e/conflicts.spec.ts': 48,
  'test/e2e/keyboard.spec.ts': 47,
  'test/api/company-settings.spec.ts': 46,
  'test/api/sign-in.spec.ts': 45,
};

/** Jest's own order, by how long each file took here the last time; where that is not known by the table, and else a byte counts as a millisecond. */
export default class LongestFirst extends Sequencer {
  time(test) {
    const file = path.relative(test.context.config.rootDir, test.path).split(path.sep).join('/');
    const known = LONG[file];
    return super.time(test) ?? (known === undefined ? test.context.hasteFS.getSize(test.path) : known * 1_000);
  }
}
