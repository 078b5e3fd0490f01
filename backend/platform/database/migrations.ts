import { idSequences } from './migrations/0001-id-sequences.js';
import { signIn } from './migrations/0002-sign-in.js';
import { presence } from './migrations/0003-presence.js';
import { doneCommands } from './migrations/0004-done-commands.js';
import { signInByMail } from './migrations/0005-sign-in-by-mail.js';
import { outgoing } from './migrations/0006-outgoing.js';
import { reactions } from './migrations/0007-reactions.js';
import { claims } from './migrations/0008-claims.js';
import { eventLog } from './migrations/0009-event-log.js';
import { claimsUnderWay } from './migrations/0010-claims-under-way.js';
import { foreignEvents } from './migrations/0011-foreign-events.js';
import { knownDevices } from './migrations/0012-known-devices.js';
import { secondStep } from './migrations/0013-second-step.js';
import { seenUntil } from './migrations/0014-seen-until.js';
import { wallLinks } from './migrations/0015-wall-links.js';
import { texts } from './migrations/0016-texts.js';
import { personKeys } from './migrations/0017-person-keys.js';
import { storedSearches } from './migrations/0018-stored-searches.js';
import { erasureProofs } from './migrations/0019-erasure-proofs.js';
import { incoming } from './migrations/0020-incoming.js';
import { textsInDoubt } from './migrations/0021-texts-in-doubt.js';
import { numbersOfSearches } from './migrations/0022-numbers-of-searches.js';

/** The plain tables, step by step. A step that has run anywhere is never changed: what is to be different is a new step. */
export const migrations: readonly { readonly name: string; readonly sql: string }[] = [
  { name: '0001-id-sequences', sql: idSequences },
  { name: '0002-sign-in', sql: signIn },
  { name: '0003-presence', sql: presence },
  { name: '0004-done-commands', sql: doneCommands },
  { name: '0005-sign-in-by-mail', sql: signInByMail },
  { name: '0006-outgoing', sql: outgoing },
  { name: '0007-reactions', sql: reactions },
  { name: '0008-claims', sql: claims },
  { name: '0009-event-log', sql: eventLog },
  { name: '0010-claims-under-way', sql: claimsUnderWay },
  { name: '0011-foreign-events', sql: foreignEvents },
  { name: '0012-known-devices', sql: knownDevices },
  { name: '0013-second-step', sql: secondStep },
  { name: '0014-seen-until', sql: seenUntil },
  { name: '0015-wall-links', sql: wallLinks },
  { name: '0016-texts', sql: texts },
  { name: '0017-person-keys', sql: personKeys },
  { name: '0018-stored-searches', sql: storedSearches },
  { name: '0019-erasure-proofs', sql: erasureProofs },
  { name: '0020-incoming', sql: incoming },
  { name: '0021-texts-in-doubt', sql: textsInDoubt },
  { name: '0022-numbers-of-searches', sql: numbersOfSearches },
];
