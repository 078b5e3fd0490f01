/**
 * Bundled before the product's own start: a reaction whose effects can be counted, and a death by kill -9 at the step that
 * DIES_AT names, when it is come to over the event of the word (or the hold of the number) in DIES_OVER. What else is in
 * work ends first, and no more is begun: else of several deaths each might count as an attempt of one innocent event, which
 * is then parked as the product means it, or leave behind what was delivered and not noted.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { EmployeeStatusChanged } from '../../../dist/events/employees/employee.events.js';
import { Commands } from '../../../dist/backend/platform/commands/commands.js';
import { commandOf } from '../../../dist/backend/platform/commands/command.js';
import { Outgoing } from '../../../dist/backend/platform/outgoing/outgoing.js';
import { outgoingKind } from '../../../dist/backend/platform/outgoing/outgoing-kind.js';
import { DueEffects } from '../../../dist/backend/platform/reactions/due-effects.js';
import { ScheduledEffects } from '../../../dist/backend/platform/reactions/scheduled-effects.js';
import { ConsumerHandler } from '../../../dist/projections/engine/consumer/consumer-handler.js';
import { reaction } from '../../../dist/backend/platform/reactions/reaction.js';
import { Reactions } from '../../../dist/backend/platform/reactions/reactions.js';
import { PointsLedgerRowCommand } from '../../../dist/backend/points/ledger/points-ledger-row.handlers.js';
import { RecordLedgerRow } from '../../../dist/backend/points/ledger/points-ledger-row.commands.js';

const { DELIVERED_TO, DIES_AT, DIES_OVER } = process.env;

const inWork = new Set();
const ownWork = new AsyncLocalStorage();
let dying = false;

/** Has each call of the method be one piece of work, in which a death may stand. */
function isWork({ prototype }, method) {
  const original = prototype[method];
  prototype[method] = async function (...given) {
    if (dying) await pause(60_000);
    const work = Symbol(method);
    inWork.add(work);
    try {
      return await ownWork.run(work, () => original.apply(this, given));
    } finally {
      inWork.delete(work);
    }
  };
}

/** Nothing is done after it, though the signal may take a moment. */
async function step(name, over) {
  if (name === undefined || name !== DIES_AT || over !== DIES_OVER) return;
  dying = true;
  while ([...inWork].some((work) => work !== ownWork.getStore())) await pause(5);
  process.kill(process.pid, 'SIGKILL');
  await pause(60_000);
}

/** @param {{ before?: string, after?: string }} steps @param over what of the call's arguments says whom it is about */
function plant({ prototype }, method, steps, over) {
  const original = prototype[method];
  prototype[method] = async function (...given) {
    await step(steps.before, over(...given));
    const answer = await original.apply(this, given);
    await step(steps.after, over(...given));
    return answer;
  };
}

plant(Commands, 'execute', { before: 'before the command', after: 'after the command' }, ({ command }) => command.note);
plant(Outgoing, 'ask', { after: 'before the request is noted' }, ({ recipient }) => recipient);
plant(ScheduledEffects, 'set', { after: 'before what is due is noted' }, (_, { key }) => key);
plant(DueEffects, 'send', { before: 'over what is due' }, (_, key) => key);
plant(ScheduledEffects, 'done', { before: 'before what was due is crossed out' }, (_, { key }) => key);
isWork(ConsumerHandler, 'take');
isWork(Outgoing, 'attempt');
isWork(DueEffects, 'send');

const parcel = outgoingKind('parcel', 'Parcel');
async function deliver({ word }, { id }) {
  await step('before it is delivered', word);
  appendFileSync(DELIVERED_TO, `${JSON.stringify({ word, id })}\n`);
  await step('before the delivery is noted', word);
}

/** The row's number and the command's id both follow from the event: with any others there is a second row. */
const tell = reaction('tell-in-ledger', 'Told').when(EmployeeStatusChanged, async ({ stream, data: { to: word } }, facts) => [
  new PointsLedgerRowCommand(await facts.number('pointsLedgerRow'), commandOf(RecordLedgerRow, Object.assign(new RecordLedgerRow(), { transactionType: 'Adjustment', debitOrCredit: 'Credit', pointsQty: 1, note: word }))),
  { kind: parcel, recipient: word, about: stream, payload: { word } },
]);

if (DELIVERED_TO !== undefined) {
  const { carry } = Outgoing.prototype;
  Outgoing.prototype.carry = function (...given) {
    carry.call(this, parcel, deliver);
    carry.apply(this, given);
  };
  const begin = Reactions.prototype.onApplicationBootstrap;
  Reactions.prototype.onApplicationBootstrap = function () {
    this.add(tell);
    return begin.call(this);
  };
}
