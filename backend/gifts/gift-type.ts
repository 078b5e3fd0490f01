import { sensitiveOf } from '../../events/kernel/field.rules.js';
import { giftTypeFields, giftTypeFormFields } from '../../events/gifts/gift.fields.js';
import { GiftStockCounted, GiftStockReceived, GiftTypeCreated, GiftTypeRevised, GiftTypeStatusChanged, type GiftEvent } from '../../events/gifts/gift.events.js';
import { valuesAfter } from '../../events/kernel/values-after.js';
import { contextOf, type Aggregate, type CommandContext } from '../platform/commands/aggregate.js';
import { AlreadyThere, Refusal } from '../platform/commands/refusal.js';
import { sentOver } from '../platform/commands/sent-over.js';
import { changesBetween } from '../platform/records/field-changes.js';
import { ChangeGiftTypeStatus, CountGiftStock, CreateGiftType, ReceiveGiftStock, ReviseGiftType, type AnyGiftTypeCommand } from './gift-type.commands.js';
import { describeGiftEvent } from './gift-type.history.js';
import { giftFaults, type GiftFault } from './gift-type.rules.js';
import { noGift, type GiftType } from './gift-type.state.js';

/** A gift that guests of a tour may be given; the tours say who was. */
export const giftType: Aggregate<GiftType, AnyGiftTypeCommand, GiftEvent, number> = {
  category: 'giftType',
  noun: 'gift',
  initial: noGift,
  exists: ({ giftTypeId }) => giftTypeId !== 0,
  begins: [CreateGiftType],
  fields: giftTypeFields,
  sensitive: sensitiveOf(giftTypeFields),
  describe: describeGiftEvent,

  decide(command, state, context) {
    if (command instanceof CreateGiftType) return create(command, state, contextOf(command, context));
    if (command instanceof ReviseGiftType) return [...revise(command, state, contextOf(command, context)), ...changeStatus(command.status, state)];
    if (command instanceof ChangeGiftTypeStatus) return changeStatus(command.status, state);
    if (command instanceof ReceiveGiftStock) return receive(command, state);
    if (command instanceof CountGiftStock) return count(command, state, contextOf(command, context));
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'GiftTypeImported':
      case 'GiftTypeCreated':
        return { ...state, ...event.data };
      case 'GiftTypeRevised':
        return { ...state, ...valuesAfter(event.data.changes) };
      case 'GiftTypeStatusChanged':
        return { ...state, status: event.data.to };
      // What is on the shelf the list knows: tours move it as well.
      case 'GiftStockReceived':
      case 'GiftStockCounted':
        return state;
      default:
        return event satisfies never;
    }
  },
};

function create(command: CreateGiftType, state: GiftType, { id, given }: CommandContext<CreateGiftType, number>): GiftEvent[] {
  if (giftType.exists(state)) throw new AlreadyThere(giftType.noun, id);
  const values = sentOver(giftTypeFormFields, { ...command }, state);
  refuse(giftFaults(values));
  refuseNamesake(given.namesake);
  return [GiftTypeCreated({ giftTypeId: id, ...values, status: command.status ?? 'Active' })];
}

/** What the old system held stays as it is until it is changed. */
function revise(command: ReviseGiftType, state: GiftType, { given }: CommandContext<ReviseGiftType>): GiftEvent[] {
  const values = sentOver(giftTypeFormFields, { ...command }, state);
  const changes = changesBetween(giftTypeFormFields, state, values);
  if (Object.keys(changes).length === 0) return [];
  refuse(giftFaults(values).filter(({ field }) => field in changes));
  if (changes.giftName) refuseNamesake(given.namesake);
  return [GiftTypeRevised({ changes })];
}

function changeStatus(to: string | undefined, { status }: GiftType): GiftEvent[] {
  return to === undefined || to === status ? [] : [GiftTypeStatusChanged({ from: status, to })];
}

function receive({ quantity, note = '' }: ReceiveGiftStock, state: GiftType): GiftEvent[] {
  refuseUnkept(state);
  return [GiftStockReceived({ giftName: state.giftName, quantity, note })];
}

function count({ counted, note = '' }: CountGiftStock, state: GiftType, { given }: CommandContext<CountGiftStock>): GiftEvent[] {
  refuseUnkept(state);
  return [GiftStockCounted({ giftName: state.giftName, counted, expected: given!.onHand, note })];
}

function refuse([fault]: readonly GiftFault[]): void {
  if (fault) throw new Refusal(fault.message, { field: fault.field });
}

function refuseNamesake(namesake: number | undefined): void {
  if (namesake !== undefined) throw new Refusal(`Gift ${namesake} has this name already`, { field: 'giftName', status: 409 });
}

function refuseUnkept({ keepsStock, giftName }: GiftType): void {
  if (keepsStock !== 'Yes') throw new Refusal(`No stock is kept of ${giftName}`, { field: 'keepsStock', status: 409 });
}
