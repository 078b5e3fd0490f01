import type { Filter } from '../../../backend/platform/lists/list.dto.js';
import type { FieldTable } from '../../../events/kernel/field.rules.js';
import { leadFields } from '../../../events/leads/lead.fields.js';
import { today } from '../../kit/format/dates.js';
import { tourDays } from '../../tours/tour-window.js';
import { screens } from '../routes.js';
import type { Screen } from '../screen.js';

/** The rows behind a screen that can be searched, and where one of them is opened. */
export interface Findable {
  readonly list: string;
  readonly key: string;
  readonly noun: string;
  /** Its own screen; who may not open that, or where there is none yet, gets the list with this one row. */
  readonly opens?: string;
  /** Tells one row from another, beside its number: fields that read as one, and as many of them as it takes. */
  readonly about: readonly (readonly string[])[];
  /** The fields among which are its phones: who is found by half a number sees which one that is. */
  readonly phones?: FieldTable;
  /** What its list asks for beside the permission of the screen. */
  readonly needs?: Screen['permission'];
  /** What the list on the screen always keeps to. */
  readonly keepsTo?: () => { readonly filters: readonly Filter[]; readonly words: string };
}

/** By the path of the list's screen. */
export const findables: Readonly<Record<string, Findable>> = {
  '/admin/leads': { list: 'lead-list', key: 'leadId', noun: 'Lead', opens: '/admin/leads-detail/:id', about: [['firstName', 'lastName']], phones: leadFields },
  '/admin/tours': { list: 'tour-list', key: 'tourId', noun: 'Tour', opens: '/admin/tours-detail/:id', about: [['leadName']], keepsTo: () => tourDays(today()) },
  '/admin/gifts': { list: 'gift-type-list', key: 'giftTypeId', noun: 'Gift', opens: '/admin/gifts-detail/:id', about: [['giftName']] },
  '/admin/inventory': { list: 'inventory-list', key: 'inventoryId', noun: 'Unit', opens: '/admin/inventory-detail/:id', about: [['resortName', 'unitNumber']], needs: 'Inventory_List' },
  '/admin/contracts': { list: 'resale-contract-list', key: 'contractId', noun: 'Contract', opens: '/admin/contracts-detail/:id', about: [['buyer'], ['seller'], ['resort']] },
  '/admin/epic-contracts': { list: 'epic-contract-list', key: 'epicContractId', noun: 'Epic contract', opens: '/admin/epic-contracts-detail/:id', about: [['buyerFirstName', 'buyerLastName']] },
  '/admin/epic-members': { list: 'member-list', key: 'memberId', noun: 'Member', opens: '/admin/epic-members-detail/:id', about: [['firstName', 'lastName']] },
  '/admin/employees': { list: 'employee-list', key: 'employeeId', noun: 'Employee', opens: '/admin/employees-detail/:id', about: [['firstName', 'lastName']] },
  '/admin/settings': { list: 'user-list', key: 'userId', noun: 'User', opens: '/admin/users-edit/:id', about: [['firstName', 'lastName']] },
};

export type May = (permission: Screen['permission']) => boolean;

/** Every list that this person may search, that of the open screen first. */
export function findPlaces(may: May, open: Screen | undefined): readonly Screen[] {
  const places = screens.filter(({ path, finds, permission }) => finds && may(permission) && may(findables[path]?.needs ?? permission));
  const here = (place: Screen) => Number(place.path === open?.path || place.path === open?.under);
  return places.toSorted((one, other) => here(other) - here(one));
}

/** Where a row is opened, as far as this person may. */
export function addressOf(listPath: string, findable: Findable, id: string, may: May): string {
  return ownScreen(findable, may)?.path.replace(':id', id) ?? `${listPath}?${findable.key}.is=${id}`;
}

/** What is searched in: who may not open a row itself is only led to those that the list shows. */
export function searchedFilters(findable: Findable, may: May): readonly Filter[] {
  return ownScreen(findable, may) ? [] : (findable.keepsTo?.().filters ?? []);
}

function ownScreen({ opens }: Findable, may: May): Screen | undefined {
  return screens.find(({ path, permission }) => path === opens && may(permission));
}
