import { Entity, PrimaryColumn } from 'typeorm';
import { productFields } from '../../events/epic-contracts/product.fields.js';
import { columnsOf, namesOf } from '../lists/columns-of.js';

/** A membership tier on sale. */
@Entity('product_list')
export class ProductListRow extends columnsOf(productFields, namesOf(productFields)) {
  @PrimaryColumn('integer')
  readonly productId!: number;
}
