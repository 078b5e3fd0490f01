import type { CompanyListName } from '../../events/company/company-list.enums.js';
import { itemFaults, sameItem, tidiedFacts } from './company-list-item.rules.js';
import { canonicalAddress } from './ip-address.rules.js';

const fault = (list: CompanyListName, facts: Record<string, string>) => itemFaults(list, tidiedFacts(list, facts))[0]?.field;

describe('an item of a list', () => {
  it('says every field of its list and none of another', () => {
    expect(tidiedFacts('resorts', { name: ' Palm  Bay ', unitTypes: '1BR,,2BR , 1BR', phone: '1' })).toEqual({ name: 'Palm Bay', unitTypes: '1BR, 2BR' });
    expect(tidiedFacts('closingAgents', { name: 'Harbor Escrow', state: 'fl' })).toMatchObject({ state: 'FL', zipcode: '', escrowBank: '' });
  });

  it.each<[CompanyListName, Record<string, string>, string | undefined]>([
    ['escrowAgents', { name: '   ' }, 'name'],
    ['escrowAgents', { name: 'x'.repeat(101) }, 'name'],
    ['closingAgents', { name: 'Harbor', state: 'Florida' }, 'state'],
    ['closingAgents', { name: 'Harbor', zipcode: '3280' }, 'zipcode'],
    ['closingAgents', { name: 'Harbor', zipcode: '32801-4410' }, undefined],
    ['closingAgents', { name: 'Harbor', phone: 'call me' }, 'phone'],
    ['exceptionDeals', { name: 'TPP 1' }, 'name'],
    ['exceptionDeals', { name: 'TPP00001' }, undefined],
    ['textTemplates', { name: 'Hello' }, 'wording'],
    ['textTemplates', { name: 'Hello', wording: 'Hello {lastName}' }, 'wording'],
    ['textTemplates', { name: 'Hello', wording: 'Hello {firstName}' }, undefined],
    ['retailPrices', { name: 'Coral Reef Club' }, 'price'],
    ['retailPrices', { name: 'Coral Reef Club', price: 'a lot' }, 'price'],
    ['retailPrices', { name: 'Coral Reef Club', price: '8,900', weeks: 'Summer' }, 'weeks'],
    ['retailPrices', { name: 'Coral Reef Club', price: '8,900', pointsSeason: 'Copper' }, 'pointsSeason'],
    ['retailPrices', { name: 'Coral Reef Club', price: '$8,900.5', weeks: '1-8, 51', pointsSeason: 'Gold' }, undefined],
  ])('%s %j is at fault in %s', (list, facts, field) => {
    expect(fault(list, facts)).toBe(field);
  });

  it('keeps an amount as figures, however it was typed', () => {
    expect(['8900', '$8,900', '8,900.5', ' 8900.50 '].map((price) => tidiedFacts('retailPrices', { price }).price)).toEqual(['8900.00', '8900.00', '8900.50', '8900.50']);
  });

  it('is the same by its name, prices by what they are of as well', () => {
    expect(sameItem('resorts', { name: 'Palm Bay', unitTypes: '1BR' }, { name: ' palm  bay', unitTypes: '2BR' })).toBe(true);
    const price = { name: 'Palm Bay', bedrooms: '2', weeks: '1-8', price: '8900.00' };
    expect(sameItem('retailPrices', price, { ...price, price: '9900.00' })).toBe(true);
    expect(sameItem('retailPrices', price, { ...price, weeks: '9-20' })).toBe(false);
    expect(sameItem('retailPrices', { ...price, weeks: '51-52' }, { ...price, weeks: '52, 51' })).toBe(true);
    expect(sameItem('retailPrices', price, { ...price, weeks: '' })).toBe(false);
  });

  it('is told everything that is wrong with it at once', () => {
    const facts = tidiedFacts('closingAgents', { name: '', state: 'Florida', zipcode: '3', phone: '1' });
    expect(itemFaults('closingAgents', facts).map(({ field }) => field).sort()).toEqual(['name', 'phone', 'state', 'zipcode']);
  });
});

describe('an address that people sign in from', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' ::FFFF:203.0.113.7 ', '203.0.113.7'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['::1', '::1'],
  ])('%s is %s', (text, address) => {
    expect(canonicalAddress(text)).toBe(address);
    expect(fault('allowedAddresses', { name: text })).toBeUndefined();
  });

  it.each(['', 'office', '10.0.0', '10.0.0.256', '010.1.1.1', '0.0.0.0', '255.255.255.255', '224.0.0.1', '::', 'ff02::1', 'fe80::1%eth0', '10.0.0.0/8', 'example.com', '127.0.0.1:80'])('%j is none', (text) => {
    expect(fault('allowedAddresses', { name: text })).toBe('name');
  });

  it.each(['10.0.0.0/8', '2001:db8::/32', '10.0.0.*', '10.0.0.1 - 10.0.0.20', '10.0.0.1-20'])('%s is told to be a range', (name) => {
    expect(itemFaults('allowedAddresses', { name })).toEqual([{ field: 'name', message: 'Ranges are not supported: write each IPv4 or IPv6 address by itself' }]);
  });
});
