import { Module, type OnModuleInit } from '@nestjs/common';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { EmployeeListsController } from './employee-lists.controller.js';
import { EmployeeRelations } from './employee-relations.js';
import { EmployeeUsers } from './employee-users.js';
import { EmployeesController } from './employees.controller.js';
import { employeeHandlers } from './employees.handlers.js';
import { employeeList, employeeTotals } from './employees.lists.js';

@Module({
  controllers: [EmployeeListsController, EmployeesController],
  providers: [EmployeeRelations, EmployeeUsers, ...employeeHandlers],
})
export class EmployeesModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    for (const list of [employeeList, employeeTotals]) this.lists.register(list);
  }
}
