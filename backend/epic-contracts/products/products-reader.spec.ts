import { productFields } from '../../../events/epic-contracts/product.fields.js';
import { blankValues } from '../../../events/kernel/field.rules.js';
import { LookedUp } from '../../platform/lists/looked-up.js';
import type { LookUp } from '../../platform/lists/look-up.js';
import { StillBuilding } from '../../platform/projections/still-building.js';
import { documentedFees } from '../terms/epic-contract.pricing.js';
import { conditionsOf, conditionsOfTier } from '../terms/sale-conditions.rules.js';
import { ProductsController } from './products.controller.js';
import { ProductsOnSale } from './products-reader.js';

const voyager = { ...blankValues(productFields), productId: 3, productName: 'Voyager', memberTier: 'Voyager', status: 'Active', listPrice: '9995.00' };
const DAY = '2026-11-28';

describe('Membership tiers while their list is built anew, and older rows serve', () => {
  const building = new StillBuilding('product-list', { done: 0.5, secondsLeft: null }, 'As imported');
  const row = new LookedUp('product-list', voyager, (field) => (field === 'asImported' ? building : undefined));
  const lookUp = { keysThat: () => Promise.resolve(['3']), rows: () => Promise.resolve(new Map([['3', row]])) } as unknown as LookUp;
  const products = new ProductsOnSale(lookUp);

  it('are offered, and contracts are made with them, which need nothing of how they were imported', async () => {
    const [answer] = await new ProductsController(products).all();
    expect(answer).toMatchObject({ productName: 'Voyager', listPrice: '9995.00' });
    expect(answer).not.toHaveProperty('demandAsImported');
    const { product } = conditionsOf((await products.all())[0]!, DAY, documentedFees);
    expect(product).toMatchObject({ memberTier: 'Voyager', listPrice: '9995.00' });
    expect(product).not.toHaveProperty('demandAsImported');
  });

  it('book their income where it always was, as long as their rows do not say where', async () => {
    const { incomeGlCode: _, ...said } = voyager;
    const older = new LookedUp('product-list', { ...said, asImported: null }, (field) => (field === 'incomeGlCode' ? building : undefined));
    const ofOlder = new ProductsOnSale({ keysThat: () => Promise.resolve(['3']), rows: () => Promise.resolve(new Map([['3', older]])) } as unknown as LookUp);
    expect((await ofOlder.all())[0]).toMatchObject({ incomeGlCode: '4020' });
  });

  it('price no contract of the old system anew, which goes by how its tier was imported', async () => {
    const offered = await products.all();
    const old = { membershipTier: 'Voyager' };
    expect(() => conditionsOfTier(old, 'Voyager', offered, DAY)).toThrow(StillBuilding);
    const kept = conditionsOf(offered[0]!, DAY, documentedFees);
    expect(conditionsOfTier({ ...old, conditions: kept }, 'Voyager', offered, DAY)).toBe(kept);
    expect(conditionsOfTier({ membershipTier: 'Explorer' }, 'Voyager', offered, DAY)?.product.listPrice).toBe('9995.00');
  });
});
