import { documentedClosingCosts } from '../../../events/epic-contracts/product-closing-costs.rules.js';
import { ProductCreated, ProductRevised, type ProductEvent } from '../../../events/epic-contracts/product.events.js';
import { productFields, productListFields, type ProductValues } from '../../../events/epic-contracts/product.fields.js';
import { MADE } from '../../../events/kernel/field.rules.js';
import { valuesAfter } from '../../../events/kernel/values-after.js';
import { contextOf, type Aggregate, type CommandContext } from '../../platform/commands/aggregate.js';
import { AlreadyThere, Refusal } from '../../platform/commands/refusal.js';
import { sameFiguresKept } from '../../platform/commands/same-figures.js';
import { sentOver } from '../../platform/commands/sent-over.js';
import { changesBetween, describeChanges, revisionWords } from '../../platform/records/field-changes.js';
import { CreateProduct, ReviseProduct, type AnyProductCommand } from './product.commands.js';
import { blankProduct, productFaults, type ProductFault } from './product.rules.js';

/** A membership tier that the company sells, or sold. `productId` 0: there is none. */
export type Product = ProductValues & { readonly productId: number };

const noProduct: Product = { ...blankProduct, productId: 0 };

/** What may happen to a membership product. Contracts keep the one that they were made with (`decisions.md E15`). */
export const product: Aggregate<Product, AnyProductCommand, ProductEvent, number> = {
  category: 'product',
  noun: 'product',
  initial: noProduct,
  exists: ({ productId }) => productId !== 0,
  begins: [CreateProduct],
  fields: productListFields,
  sensitive: {},

  decide(command, state, context) {
    if (command instanceof CreateProduct) return create(command, state, contextOf(command, context));
    if (command instanceof ReviseProduct) return revise(command, state, contextOf(command, context));
    return command satisfies never;
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ProductImported':
        return { ...state, ...documentedClosingCosts(event.data.productId), ...event.data };
      case 'ProductCreated':
        return { ...state, ...event.data };
      case 'ProductRevised':
        return { ...state, ...valuesAfter(event.data.changes) };
      default:
        return event satisfies never;
    }
  },

  describe({ type, data }) {
    if (type === 'ProductImported') return { title: 'Taken over from the old system', changes: [] };
    if (type === 'ProductCreated') return { title: 'Added', changes: [], group: MADE };
    return revisionWords(describeChanges(productFields, { ...data.changes }), 'Product');
  },
};

function create(command: CreateProduct, state: Product, { id, given }: CommandContext<CreateProduct, number>): ProductEvent[] {
  if (product.exists(state)) throw new AlreadyThere(product.noun, id);
  const values = sentOver(productFields, { ...command }, blankProduct);
  refuse(productFaults(values));
  refuseNamesake(given.namesake, values);
  return [ProductCreated({ productId: id, ...values })];
}

/** What the old system held stays as it is until it is changed. */
function revise(command: ReviseProduct, state: Product, { given }: CommandContext<ReviseProduct>): ProductEvent[] {
  const values = sameFiguresKept<ProductValues>(sentOver(productFields, { ...command }, state), state, ['listInterestRate', 'minimumDownPayment']);
  const changes = changesBetween(productFields, state, values);
  if (Object.keys(changes).length === 0) return [];
  const standing = new Set(productFaults(state).map(({ field, message }) => `${field} ${message}`));
  refuse(productFaults(values).filter(({ field, message }) => field in changes || !standing.has(`${field} ${message}`)));
  if (changes.memberTier || changes.status) refuseNamesake(given.namesake, values);
  return [ProductRevised({ productName: state.productName, changes })];
}

function refuse(faults: readonly ProductFault[]): void {
  const [first] = faults;
  if (first) throw new Refusal(first.message, { field: first.field, errors: faults });
}

/** Contracts name a product by its tier. */
function refuseNamesake(namesake: number | undefined, { status, memberTier }: ProductValues): void {
  if (namesake !== undefined && status === 'Active') throw new Refusal(`Product ${namesake} sells the tier ${memberTier} already`, { field: 'memberTier' });
}
