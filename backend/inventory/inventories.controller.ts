import { Body, Controller, Param, ParseIntPipe, Post, Put, Req } from '@nestjs/common';
import { Permission } from '../platform/auth/permission.decorator.js';
import type { AuthenticatedRequest } from '../platform/auth/sessions/session.js';
import type { CommandResult, CommandMetadata } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { InventoryCommand } from './inventory.handlers.js';
import { IssuedBy } from '../platform/http/issued.decorator.js';
import { recordReads } from '../platform/records/record-reads.js';
import { AddInventory, ChangeListingStatus, ReviseInventory } from './inventory.commands.js';
import { inventoryAnswer } from './inventory.dto.js';
import { byItsName, inventory } from './inventory.js';
import { isVisible } from './inventory-visibility.js';
import { TwinUnits } from './twin-units.js';

/** One unit: what it is, what it was, and what is done to it. */
@Controller('Inventories')
export class InventoriesController extends recordReads(inventory, ['Inventory_Detail', 'Inventory_Edit'], inventoryAnswer, isVisible) {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly twins: TwinUnits,
  ) {
    super();
  }

  @Post()
  @Permission('Inventory_New')
  async add(@Body() body: AddInventory, @IssuedBy() issued: CommandMetadata, @Req() { session }: AuthenticatedRequest): Promise<CommandResult & { inventoryId: number }> {
    const inventoryId = await this.ids.next(inventory.category, issued.commandId);
    await this.twins.refuse(byItsName(body), inventoryId, session!.permissions);
    const result = await this.commands.execute(new InventoryCommand(inventoryId, body), issued);
    return { ...result, inventoryId };
  }

  @Put(':id')
  @Permission('Inventory_Edit')
  async revise(@Param('id', ParseIntPipe) inventoryId: number, @Body() body: ReviseInventory, @IssuedBy() issued: CommandMetadata, @Req() { session }: AuthenticatedRequest): Promise<CommandResult> {
    await this.refuseAbsent(inventoryId, session!);
    return this.commands.execute(new InventoryCommand(inventoryId, body), issued);
  }

  @Put(':id/Status')
  @Permission('Inventory_Edit')
  async changeStatus(@Param('id', ParseIntPipe) inventoryId: number, @Body() body: ChangeListingStatus, @IssuedBy() issued: CommandMetadata, @Req() { session }: AuthenticatedRequest): Promise<CommandResult> {
    await this.refuseAbsent(inventoryId, session!);
    return this.commands.execute(new InventoryCommand(inventoryId, body), issued);
  }
}
