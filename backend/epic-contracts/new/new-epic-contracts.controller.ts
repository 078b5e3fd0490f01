import { Controller, Get, Param, ParseIntPipe, Req } from '@nestjs/common';
import { Permission } from '../../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { NewEpicContracts, type NewEpicContractAnswer } from './new-epic-contracts.js';

/** What the form of a new membership contract starts with; 0 stands for no tour. */
@Controller('EpicContracts/New')
export class NewEpicContractsController {
  constructor(private readonly contracts: NewEpicContracts) {}

  @Get('Tour/:tourId')
  @Permission('Epic_Contracts_New')
  startsWith(@Param('tourId', ParseIntPipe) tourId: number, @Req() { session }: AuthenticatedRequest): Promise<NewEpicContractAnswer> {
    return this.contracts.answer(tourId, session!.permissions);
  }
}
