import { TextDelivered, TextRequested } from '../../events/leads/lead-communications.events.js';
import { EventStore } from '../../events/store/event-store.js';
import { sensitiveOf } from '../../events/kernel/field.rules.js';
import { inventoryAliasFields, inventoryFields } from '../../events/inventory/inventory.fields.js';
import { permissionNames } from '../../events/users/permission.enums.js';
import { resaleContractListFields } from '../../events/resale-contracts/resale-contract.fields.js';
import { roles } from '../../events/users/user.enums.js';
import { happened } from '../support/happened.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { somebody } from './access/people.js';
import { permissionsOfRoles } from './access/roles.js';

const textId = '7d4f0f0a-6f1c-4a7e-9a53-0d7f0f6f1c4a';

/** Written down from the documents: what of a record's answer needs which permission, by its place in it (D3 2.4, section 5; decisions.md B15, B16, B23, B24). */
const hiddenAt: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  lead: {
    Leads_Sensitive: /^(address1|address2|city|state|zipcode|country|email|mobilePhone|homePhone|workPhone|spouseEmail|spouseMobilePhone|spouseHomePhone|spouseWorkPhone|incomeTier)$/,
    Other_Beta: /^smsOptIn$/,
  },
  said: {},
  interests: {},
  tour: { Gifts_Sensitive: /^gifts\.cost$/ },
  gift: { Gifts_Sensitive: /^cost$/ },
  employee: {},
  contract: { Contracts_Sensitive: anyOf(sensitiveOf(resaleContractListFields)['Contracts_Sensitive']!) },
  unit: { Inventory_Sensitive: anyOf([...sensitiveOf({ ...inventoryFields, ...inventoryAliasFields })['Inventory_Sensitive']!, 'soldBy', 'saleBegunBy', 'statusBeforeSale', 'signings']) },
  member: { Epic_Members_Sensitive: /^(username|temporaryPasswordUntil|email|mobilePhone|homePhone|workPhone|address|city|state|zipcode|country)$/ },
};

describe('What a record answers to each role', () => {
  let app: TestApp;
  /** Holds every permission. */
  let all: SignedIn;
  let routes: Readonly<Record<string, string>>;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    all = await somebody(app, 'Executive', permissionNames);
    const leadId = 20;
    const texted = { textId, toPhone: '+14075550111', body: 'See you on Friday', template: '', tourId: 0 };
    await happened(app.nest.get(EventStore), `lead-${leadId}`, TextRequested(texted), TextDelivered({ textId }));
    const booked = await all.fetch('/api/Tours', { method: 'POST', body: { leadId, tourDate: '2027-03-09', scheduledStartTime: '10:15 AM', giftNames: 'Spa Credit' } });
    const { tourId } = (await booked.json()) as { tourId: number };
    await all.fetch('/api/Interests', { method: 'POST', body: { leadId, resort: 'Harbour', notes: 'By the sea' } });
    const [row] = (await all.get<{ rows: { memberId: number }[] }>('/api/lists/member-list?limit=1')).rows;
    const available = encodeURIComponent(JSON.stringify([{ field: 'listingStatus', op: 'is', value: 'Available' }]));
    const [unit] = (await all.get<{ rows: { inventoryId: number }[] }>(`/api/lists/inventory-list?limit=1&filters=${available}`)).rows;
    routes = {
      ...{ lead: `/api/Leads/${leadId}`, said: `/api/Communications/ForLead/${leadId}`, interests: `/api/Interests/ForLead/${leadId}`, tour: `/api/Tours/${tourId}` },
      ...{ gift: '/api/GiftTypes/7', employee: '/api/Employees/1', contract: '/api/Contracts/1018', unit: `/api/Inventories/${unit!.inventoryId}`, member: `/api/Members/${row!.memberId}` },
    };
  }, 120_000);

  afterAll(() => app.stop());

  it('holds a text and a gift within it, for the test to mean something', async () => {
    expect(placesIn(await all.get(routes.said!))).toContain('text.state');
    expect(placesIn(await all.get(routes.tour!))).toContain('gifts.cost');
  });

  describe.each(Object.entries(permissionsOfRoles))('%s', (role, permissions) => {
    it.each(Object.keys(hiddenAt))('gets the %s without what is hidden at its own place, and nothing else is missing', async (record) => {
      const who = await somebody(app, roles.find((one) => one === role) ?? 'Receptionist', permissions);
      const answer = await who.fetch(routes[record]!);
      if (answer.status !== 200) return expect([403, 404]).toContain(answer.status);
      const whole = placesIn(await all.get(routes[record]!));
      const hidden = Object.entries(hiddenAt[record]!).filter(([permission]) => !permissions.includes(permission));
      expect(placesIn(await answer.json())).toEqual(whole.filter((place) => !hidden.some(([, places]) => places.test(place))));
    });
  });
});

/** Fields of the record itself, none of the same name within it. */
function anyOf(fields: readonly string[]): RegExp {
  return new RegExp(`^(${fields.join('|')})$`);
}

/** `text.state`, of all items of a list together. */
function placesIn(value: unknown, under = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => placesIn(item, under)))].sort();
  if (typeof value !== 'object' || value === null) return [under];
  return [...new Set(Object.entries(value).flatMap(([name, inner]) => placesIn(inner, under === '' ? name : `${under}.${name}`)))].sort();
}
