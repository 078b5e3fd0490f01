import { Column, Entity, PrimaryColumn } from 'typeorm';
import { productFields, type ProductValues } from '../../events/epic-contracts/product.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';

/** A membership tier on sale. */
@Entity('product_list')
export class ProductListRow extends columnsOf(productFields, namesOf(productFields)) {
  @PrimaryColumn('integer')
  readonly productId!: number;

  /** The old system's contracts were made with it; null where the product was added here. */
  @Column('jsonb', { nullable: true })
  readonly asImported!: ProductValues | null;
}
