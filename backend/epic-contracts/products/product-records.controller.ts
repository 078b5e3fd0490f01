import { Body, Controller, Param, ParseIntPipe, Post, Put } from '@nestjs/common';
import { Permission } from '../../platform/auth/permission.decorator.js';
import { Claims } from '../../platform/claims/claims.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { IdSequence } from '../../platform/commands/id-sequence.js';
import { IssuedBy } from '../../platform/http/issued.decorator.js';
import { recordReads } from '../../platform/records/record-reads.js';
import { Records } from '../../platform/records/records.js';
import { CreateProduct, ReviseProduct } from './product.commands.js';
import { ProductCommand } from './product.handlers.js';
import { productTier } from './product-tier.js';
import { product, type Product } from './product.js';

/** Wire form of GET /api/CompanySettings/Products/{id}. */
export type ProductRecord = Product;

type Saved = CommandResult & { readonly productId: number };

const MAY_EDIT = ['Settings_Main'] as const;

/** What the company sells memberships as. `Products` is the documented call that contracts read. */
@Controller('CompanySettings/Products')
export class ProductRecordsController extends recordReads(product, MAY_EDIT) {
  constructor(
    private readonly commands: Commands,
    private readonly ids: IdSequence,
    private readonly records: Records,
    private readonly claims: Claims,
  ) {
    super();
  }

  @Post()
  @Permission(...MAY_EDIT)
  async create(@Body() body: CreateProduct, @IssuedBy() issued: CommandMetadata): Promise<Saved> {
    const productId = await this.ids.next(product.category, issued.commandId);
    return this.save(body, productId, { memberTier: '', status: 'Active' }, issued);
  }

  @Put(':id')
  @Permission(...MAY_EDIT)
  async revise(@Param('id', ParseIntPipe) productId: number, @Body() body: ReviseProduct, @IssuedBy() issued: CommandMetadata): Promise<Saved> {
    const { state } = await this.records.read(product, productId, { permissions: new Set() });
    return this.save(body, productId, state, issued);
  }

  /** A body may say one of tier and status alone: the other stays as it is. */
  private async save(body: CreateProduct | ReviseProduct, productId: number, { memberTier, status }: Pick<Product, 'memberTier' | 'status'>, issued: CommandMetadata): Promise<Saved> {
    const tier = productTier.key({ memberTier: body.memberTier ?? memberTier, status: body.status ?? status });
    const result = await this.claims.take(productTier, productId, tier, (namesake) => this.commands.execute(new ProductCommand(productId, body, { namesake: namesake?.state.productId }), issued));
    return { ...result, productId };
  }
}
