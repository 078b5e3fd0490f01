import { Module, type OnModuleInit } from '@nestjs/common';
import { ListRegistry } from '../platform/lists/list-registry.js';
import { employeeList, EmployeesController } from './employees.controller.js';

@Module({ controllers: [EmployeesController] })
export class EmployeesModule implements OnModuleInit {
  constructor(private readonly lists: ListRegistry) {}

  onModuleInit(): void {
    this.lists.register(employeeList);
  }
}
