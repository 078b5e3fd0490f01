import { Module, type OnModuleInit } from '@nestjs/common';
import { handlersOf } from '../platform/commands/handlers-of.js';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { EmployeeListsController } from './employee-lists.controller.js';
import { EmployeeRelations } from './employee-relations.js';
import { EmployeeUsers } from './employee-users.js';
import { EmployeesController } from './employees.controller.js';
import { employeeCommands } from './employee.commands.js';
import { employeeLists } from './employees.lists.js';

@Module({
  controllers: [EmployeeListsController, EmployeesController],
  providers: [EmployeeRelations, EmployeeUsers, ...handlersOf(employeeCommands)],
})
export class EmployeesModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    for (const list of employeeLists) this.lists.register(list);
  }
}
