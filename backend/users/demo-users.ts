import { Injectable } from '@nestjs/common';
import type { Actor } from '../../events/kernel/metadata.js';
import type { PermissionName } from '../../events/users/permission.enums.js';
import type { Role } from '../../events/users/user.enums.js';
import { Credentials } from '../platform/auth/sessions/credentials.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { rolePresets } from './permissions/role-presets.rules.js';
import { UserSeeds } from './user-seeds.js';
import { user } from './user.js';

export const DEMO_PASSWORD = 'Demo-2026!';

interface DemoUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly homeRoute: string;
  /** Beyond what the role starts out with. */
  readonly also: readonly PermissionName[];
  /** Makes adding the user again a repeat. */
  readonly commandId: string;
}

/**
 * Accounting answers for prices and balances, and its preset opens neither a contract nor the ledger (D1 6): it reads both,
 * with the income that the accounting list shows (`decisions.md D19, B24`), and changes nothing of them.
 */
const reading: readonly PermissionName[] = ['Contracts_Main', 'Contracts_Detail', 'Contracts_Sensitive', 'PointsLedger_Main', 'PointsLedger_Detail', 'Epic_Members_Main', 'Epic_Members_Detail'];

/** No role starts out with it (`decisions.md B20`), and without it nobody could try what texting guests is like. */
const texting: readonly PermissionName[] = ['Other_Beta'];

/** One sign-in for each role. */
export const demoUsers: readonly DemoUser[] = [
  person('executive', 'Dana', 'Kim', 'Executive', '/admin/contracts', 1),
  person('sales-manager', 'Marcus', 'Reyes', 'Sales_Manager', '/admin/contracts', 2, texting),
  person('sales-administrator', 'Priya', 'Shah', 'Sales_Administrator', '/admin/contracts', 3, texting),
  person('receptionist', 'Ellen', 'Brooks', 'Receptionist', '/admin/tours', 4),
  person('accounting-manager', 'Victor', 'Lang', 'Accounting_Manager', '/admin/accounting', 5, reading),
  person('inventory-manager', 'Rosa', 'Delgado', 'Inventory_Manager', '/admin/points-ledger', 6),
  person('inventory-tablet', 'Sales', 'Tablet', 'Inventory_Tablet', '/admin/inventory', 7),
  person('closing-manager', 'Grace', 'Oyelaran', 'Closing_Manager', '/admin/contracts', 8),
  person('epic-manager', 'Tom', 'Vasquez', 'Epic_Manager', '/admin/points-ledger', 9),
];

function person(name: string, firstName: string, lastName: string, role: Role, homeRoute: string, number: number, also: readonly PermissionName[] = []): DemoUser {
  const commandId = `d3300000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return { email: `${name}@demo.example`, firstName, lastName, role, homeRoute, also, commandId };
}

/** The demo accounts; their password is public, so they may only sign in where the demo is meant to be. */
@Injectable()
export class DemoUsers {
  constructor(
    private readonly seeds: UserSeeds,
    private readonly credentials: Credentials,
    private readonly ids: IdSequence,
  ) {}

  /** Not where a company of its own was imported, nor after the database was lost. */
  areThere(): Promise<boolean> {
    return this.credentials.anyPassword({ demo: true });
  }

  /** Safe to run again. @param at since when they work here */
  async add(at: Date): Promise<void> {
    for (const { email, commandId, also, ...facts } of demoUsers) {
      const userId = await this.seeds.add({ ...facts, email, permissions: [...rolePresets[facts.role], ...also] }, commandId, at);
      await this.credentials.set(userId, email, DEMO_PASSWORD, { demo: true });
    }
  }

  /** Who they are in events, by what their sign-ins begin with. */
  async actors(): Promise<ReadonlyMap<string, Actor>> {
    const named = demoUsers.map(async ({ email, firstName, lastName, commandId }): Promise<[string, Actor]> => {
      const id = await this.ids.next(user.category, commandId);
      return [email.split('@')[0]!, { kind: 'user', id: String(id), name: `${firstName} ${lastName}` }];
    });
    return new Map(await Promise.all(named));
  }
}
