import { productFields } from '../../../events/epic-contracts/product.fields.js';
import { commandWith } from '../../platform/http/bodies/command-with.js';

/** Looked up by the server: the active product that has the tier already, if another one does. */
export interface WithNamesake {
  readonly namesake: number | undefined;
}

/** Body of POST /api/CompanySettings/Products. */
export class CreateProduct extends commandWith(productFields)<WithNamesake> {}

/** Body of PUT /api/CompanySettings/Products/{id}: what is left out stays as it is. */
export class ReviseProduct extends commandWith(productFields)<WithNamesake> {}

export const productCommands = [CreateProduct, ReviseProduct] as const;
export type AnyProductCommand = InstanceType<(typeof productCommands)[number]>;
