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
}

/** By the path of the list's screen. */
export const findables: Readonly<Record<string, Findable>> = {
  '/admin/leads': { list: 'lead-list', key: 'leadId', noun: 'Lead', opens: '/admin/leads-detail/:id', about: [['firstName', 'lastName']] },
  '/admin/tours': { list: 'tour-list', key: 'tourId', noun: 'Tour', opens: '/admin/tours-detail/:id', about: [['leadName']] },
  '/admin/inventory': { list: 'inventory-list', key: 'inventoryId', noun: 'Unit', opens: '/admin/inventory-detail/:id', about: [['resortName', 'unitNumber']] },
  '/admin/contracts': { list: 'resale-contract-list', key: 'contractId', noun: 'Contract', opens: '/admin/contracts-detail/:id', about: [['buyer'], ['seller'], ['resort']] },
  '/admin/epic-members': { list: 'member-list', key: 'memberId', noun: 'Member', opens: '/admin/epic-advantage-new-contract-for-member/:id', about: [['firstName', 'lastName']] },
  '/admin/employees': { list: 'employee-list', key: 'employeeId', noun: 'Employee', opens: '/admin/employees-detail/:id', about: [['firstName', 'lastName']] },
  '/admin/settings': { list: 'user-list', key: 'userId', noun: 'User', opens: '/admin/users-edit/:id', about: [['firstName', 'lastName']] },
};

export type May = (permission: Screen['permission']) => boolean;

/** Every list that this person may search, that of the open screen first. */
export function findPlaces(may: May, open: Screen | undefined): readonly Screen[] {
  const places = screens.filter((screen) => screen.finds && may(screen.permission));
  const here = (place: Screen) => Number(place.path === open?.path || place.path === open?.under);
  return places.toSorted((one, other) => here(other) - here(one));
}

/** Where a row is opened, as far as this person may. */
export function addressOf(listPath: string, { opens, key }: Findable, id: string, may: May): string {
  const own = screens.find(({ path }) => path === opens);
  return own && may(own.permission) ? own.path.replace(':id', id) : `${listPath}?${key}.is=${id}`;
}
