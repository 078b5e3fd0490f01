import { Module } from '@nestjs/common';
import { employeeListFields } from '../../events/employees/employee.fields.js';
import { employeeEvents } from '../../events/employees/employee.events.js';
import { employeeList as employeeRows } from '../../projections/employee-list/employee-list.projector.js';
import type { Area } from '../platform/areas/area.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { EmployeeListsController } from './employee-lists.controller.js';
import { EmployeeRelations } from './employee-relations.js';
import { employeeUser } from './employee-user.js';
import { employee } from './employee.js';
import { EmployeesController } from './employees.controller.js';
import { employeeList, employeeLists } from './employees.lists.js';
import { EmployeeCommandHandler } from './employee.handlers.js';

@Module({
  controllers: [EmployeeListsController, EmployeesController],
  providers: [EmployeeRelations, EmployeeCommandHandler],
})
class EmployeesModule {}

export const employees: Area = {
  module: EmployeesModule,
  lists: employeeLists,
  readModels: [employeeRows],
  claims: [employeeUser],
  changes: [
    changedAs(employee, {
      area: 'Employees',
      calls: 'Employee',
      events: employeeEvents,
      fields: employeeListFields,
      anyOf: ['Employees_Detail', 'Employees_Edit'],
      page: (id) => `/admin/employees-detail/${id}`,
      url: (id) => `/api/Employees/${id}`,
      headline: { list: employeeList, words: ({ fullName }) => String(fullName ?? '') },
    }),
  ],
};
