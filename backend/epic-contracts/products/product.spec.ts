import type { DomainEvent, RecordedEvent } from '../../../events/kernel/event.js';
import { ProductCreated, ProductImported, ProductRevised, type ProductEvent } from '../../../events/epic-contracts/product.events.js';
import { vocabulary } from '../../../events/vocabulary.js';
import { issuedWith } from '../../../test/support/issued.js';
import { send } from '../../../test/support/send.js';
import { commandOf } from '../../platform/commands/command.js';
import { decide } from '../../platform/commands/decide.js';
import { CreateProduct, ReviseProduct } from './product.commands.js';
import { productTier } from './product-tier.js';
import { product, type Product } from './product.js';
import { blankProduct } from './product.rules.js';

const issued = issuedWith('Settings_Main');
const voyager = { productName: 'Voyager 27', memberTier: 'Voyager 27', termMonths: 36, listPrice: '9995.00', minimumPrice: '7995.00', minimumDownPayment: '0.20', listInterestRate: '14.90', firstYearEpicAdvantagePointsCost: '300.00', annualMaxEpicAdvantagePoints: 20_000 };
const created = ProductCreated({ productId: 7, ...blankProduct, ...voyager });
const imported = ProductImported({ productId: 1, productName: 'Embarc', memberTier: 'Embarc', status: 'Active', termMonths: 12, listPrice: '1495.00', minimumPrice: '995.00', minimumDownPayment: '1', listInterestRate: '0' });

function given(...events: readonly DomainEvent[]): Product {
  return events.reduce((state, event) => product.evolve(state, event as RecordedEvent<ProductEvent>), product.initial);
}

function create(fields: Partial<CreateProduct>, namesake?: number): readonly DomainEvent[] {
  const events = decide(send(product, 7, commandOf(CreateProduct, { ...voyager, ...fields }), { namesake }), product.initial, issued);
  events.forEach((event) => vocabulary.validate(event));
  return events;
}

function revise(fields: Partial<ReviseProduct>, state = given(created), namesake?: number): readonly DomainEvent[] {
  return decide(send(product, state.productId, commandOf(ReviseProduct, fields), { namesake }), state, issued);
}

describe('a membership product', () => {
  it('is Active and charges the usual closing costs unless somebody says otherwise (decisions.md E2)', () => {
    expect(create({})[0]?.data).toMatchObject({ status: 'Active', escrowServices: '175.00', membershipProcessing: '220.00', firstYearDues: '599.00', trusteeFees: '20.00', thirdPartyProviders: '69.00' });
    expect(create({ firstYearDues: '0.00' })[0]?.data).toMatchObject({ firstYearDues: '0.00' });
  });

  it('of the old system charges what the documents say of it (decisions.md E1)', () => {
    expect(given(imported)).toMatchObject({ membershipProcessing: '0.00', firstYearDues: '0.00' });
    expect(given(ProductImported({ ...imported.data, productId: 3 }))).toMatchObject({ membershipProcessing: '220.00' });
  });

  it('is changed field by field, from what to what, and not by the same figure written otherwise', () => {
    expect(revise({ listPrice: '10995.00' })).toEqual([ProductRevised({ productName: 'Voyager 27', changes: { listPrice: { from: '9995.00', to: '10995.00' } } })]);
    expect(revise({ minimumDownPayment: '0.2', listInterestRate: '14.900' })).toEqual([]);
  });

  it.each<[string, Partial<CreateProduct>, string]>([
    ['without a name', { productName: '' }, 'productName'],
    ['without a tier', { memberTier: '' }, 'memberTier'],
    ['for no time', { termMonths: 0 }, 'termMonths'],
    ['for nothing', { listPrice: '0.00' }, 'listPrice'],
    ['with a minimum above its list price', { minimumPrice: '9995.01' }, 'minimumPrice'],
    ['with more to pay down than it costs', { minimumDownPayment: '20' }, 'minimumDownPayment'],
    ['at a rate of more than all', { listInterestRate: '149' }, 'listInterestRate'],
    ['with closing costs below nothing', { trusteeFees: '-1.00' }, 'trusteeFees'],
    ['whose closing costs are more than its minimum price', { escrowServices: '9000.00' }, 'minimumPrice'],
  ])('is not kept %s', (_, fields, field) => {
    expect(() => create(fields)).toThrow(expect.objectContaining({ options: expect.objectContaining({ field }) }));
  });

  it('says every rule that is broken at once', () => {
    expect(() => create({ productName: '', listPrice: null })).toThrow(expect.objectContaining({ options: expect.objectContaining({ errors: [expect.objectContaining({ field: 'productName' }), expect.objectContaining({ field: 'listPrice' })] }) }));
  });

  it('has a tier of its own while it is sold, and leaves it to another when it is ended', () => {
    expect(() => create({}, 3)).toThrow('Product 3 sells the tier Voyager 27 already');
    expect(() => revise({ status: 'Active' }, given(created, ProductRevised({ productName: 'Voyager 27', changes: { status: { from: 'Active', to: 'Inactive' } } })), 3)).toThrow('Product 3 sells the tier');
    expect([productTier.key({ memberTier: ' Voyager', status: 'Active' }), productTier.key({ memberTier: 'Voyager', status: 'Inactive' })]).toEqual(['voyager', '']);
  });

  it('of the old system that breaks a rule is changed in what does not', () => {
    const old = given(ProductImported({ ...imported.data, minimumPrice: '1995.00' }));
    expect(revise({ termMonths: 18 }, old)).toHaveLength(1);
    expect(() => revise({ listPrice: '0.00' }, old)).toThrow('The list price is more than nothing');
  });
});
