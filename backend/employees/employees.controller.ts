import { Body, Controller, Get, Headers, Param, ParseIntPipe, Post, Put, Req } from '@nestjs/common';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { EmployeeCommand } from './employee.handlers.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { ReadingOf } from '../platform/records/reading.decorator.js';
import { recordReads } from '../platform/records/record-reads.js';
import type { RecordAnswer } from '../platform/records/record-answer.js';
import { Records, type Reading } from '../platform/records/records.js';
import { EmployeeRelations } from './employee-relations.js';
import { Claims, type Holder } from '../platform/claims/claims.js';
import { employeeUser } from './employee-user.js';
import { AddEmployee, ChangeEmployeeStatus, ReviseEmployee } from './employee.commands.js';
import { employee } from './employee.js';
import type { Employee } from './employee.state.js';
import { employeeList } from './employees.lists.js';

/** `namesakes`: other employees of the same full name, a warning and no more (`decisions.md D20`). */
export interface EmployeeAnswer extends Employee {
  readonly userName: string;
  readonly namesakes: readonly number[];
}

type Saved = CommandResult & { readonly employeeId: number; readonly namesakes: readonly number[] };

const MAY_OPEN = ['Employees_Detail', 'Employees_Edit'] as const;

/** One employee: who they are, who they were, and what is done to them. */
@Controller('Employees')
export class EmployeesController extends recordReads(employee, MAY_OPEN) {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly records: Records,
    private readonly lists: ListReader,
    private readonly relations: EmployeeRelations,
    private readonly claims: Claims,
  ) {
    super();
  }

  @Get(':id')
  @Permission(...MAY_OPEN)
  override async one(
    @Param('id', ParseIntPipe) id: number,
    @ReadingOf() reading: Reading,
    @Headers('x-min-position') minPosition?: string,
  ): Promise<RecordAnswer<EmployeeAnswer>> {
    const answer = await this.records.answer(employee, id, reading);
    await this.lists.waitFor(employeeList.list, minPosition);
    const [userName, namesakes] = await Promise.all([this.relations.userName(answer.record.userId), this.relations.namesakes(answer.record)]);
    return answer.with({ ...answer.record, userName, namesakes });
  }

  @Post()
  @Permission('Employees_New')
  async add(@Body() body: AddEmployee, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<Saved> {
    const employeeId = await this.ids.next(employee.category, issued.commandId);
    return this.save(body, employeeId, issued, request);
  }

  /** The id of the address is ignored, as with users (`decisions.md A15`). */
  @Post(':id')
  @Permission('Employees_New')
  addWithId(@Body() body: AddEmployee, @IssuedBy() issued: CommandMetadata, @Req() request: AuthenticatedRequest): Promise<Saved> {
    return this.add(body, issued, request);
  }

  @Put(':id')
  @Permission('Employees_Edit')
  revise(
    @Param('id', ParseIntPipe) employeeId: number,
    @Body() body: ReviseEmployee,
    @IssuedBy() issued: CommandMetadata,
    @Req() request: AuthenticatedRequest,
  ): Promise<Saved> {
    return this.save(body, employeeId, issued, request);
  }

  @Put(':id/Status')
  @Permission('Employees_Edit')
  changeStatus(
    @Param('id', ParseIntPipe) employeeId: number,
    @Body() body: ChangeEmployeeStatus,
    @IssuedBy() issued: CommandMetadata,
  ): Promise<CommandResult> {
    return this.commands.execute(new EmployeeCommand(employeeId, body), issued);
  }

  private async save(body: AddEmployee | ReviseEmployee, employeeId: number, issued: CommandMetadata, request: AuthenticatedRequest): Promise<Saved> {
    const { tenantId, permissions } = request.session!;
    const { userId } = body;
    const save = async (usedBy?: Holder<Employee>): Promise<CommandResult> => {
      const namedUser = await this.relations.userNamed(userId, usedBy?.state, tenantId);
      return this.commands.execute(new EmployeeCommand(employeeId, body, { namedUser }), issued);
    };
    const result = await (userId === undefined ? save() : this.claims.take(employeeUser, employeeId, employeeUser.key({ userId }), save));
    const { state } = await this.records.read(employee, employeeId, { permissions });
    return { ...result, employeeId, namesakes: await this.relations.namesakes(state) };
  }
}
