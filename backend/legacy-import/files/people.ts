import { EmployeeImported } from '../../../events/employees/employee.events.js';
import { employeeStatuses } from '../../../events/employees/employee.enums.js';
import { roles, userStatuses } from '../../../events/users/user.enums.js';
import { UserImported } from '../../../events/users/user.events.js';
import { yesNo } from '../../../events/inventory/inventory.enums.js';
import type { LegacyFile } from '../legacy-file.js';

export const employees: LegacyFile = {
  file: 'Employees',
  idField: 'employeeId',
  sequence: 'employee',
  read: (row, employeeId) => ({
    stream: `employee-${employeeId}`,
    at: null,
    event: EmployeeImported({
      employeeId,
      firstName: row.text('firstName'),
      lastName: row.text('lastName'),
      fullName: row.text('fullName') || `${row.text('firstName')} ${row.text('lastName')}`.trim(),
      isSalesRep: row.word('isSalesRep', yesNo),
      isSalesManager: row.word('isSalesManager', yesNo),
      isSeniorSalesManager: row.word('isSeniorSalesManager', yesNo),
      isToRep: row.word('isToRep', yesNo),
      isMarketingRep: row.word('isMarketingRep', yesNo),
      status: row.word('status', employeeStatuses),
    }),
  }),
};

export const users: LegacyFile = {
  file: 'Users',
  idField: 'userId',
  sequence: 'user',
  read: (row, userId) => ({
    stream: `user-${userId}`,
    at: null,
    event: UserImported({
      userId,
      tenantId: row.whole('tenantId') ?? 1,
      firstName: row.text('firstName'),
      lastName: row.text('lastName'),
      status: row.word('status', userStatuses),
      email: row.text('email'),
      lastLogin: row.moment('lastLogin'),
      loginCount: row.whole('loginCount') ?? 0,
      role: row.word('role', roles),
      homeRoute: row.text('homeRoute'),
      permissions: row
        .text('permissions')
        .split(',')
        .map((permission) => permission.trim())
        .filter(Boolean),
    }),
  }),
};
