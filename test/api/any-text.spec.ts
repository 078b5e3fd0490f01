import { ListRegistry, type ListDefinition } from '../../backend/platform/lists/list-registry.js';
import { leadFormFields } from '../../events/leads/lead.fields.js';
import { anyTexts } from '../support/any-texts.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const operations = ['contains', 'is', 'oneOf', 'from', 'to', 'below'] as const;
const AT_ONCE = 6;

describe('Whatever text is looked for or sent', () => {
  const texts = anyTexts(2_000);
  let app: TestApp;
  let dana: SignedIn;
  let lists: readonly ListDefinition[];

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
    lists = [...(app.nest.get(ListRegistry) as unknown as { lists: Map<string, ListDefinition> }).lists.values()];
  }, 120_000);
  afterAll(() => app.stop());

  /** What is neither answered nor refused with a reason. */
  async function broken(asked: readonly { readonly path: string; readonly body?: object }[]): Promise<readonly string[]> {
    const wrong: string[] = [];
    const waiting = [...asked];
    const ask = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { status } = await dana.fetch(next.path, next.body ? { method: 'POST', body: next.body } : {});
        if (status >= 500) wrong.push(`${next.path} ${next.body ? JSON.stringify(next.body) : ''} answered ${status}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, ask));
    return wrong;
  }

  it('a search of a list answers', async () => {
    const asked = texts.map((text, index) => ({ path: `/api/lists/${lists[index % lists.length]!.list}?${new URLSearchParams({ search: text, limit: '5' })}` }));
    expect(await broken(asked)).toEqual([]);
  }, 120_000);

  it('a filter of a list answers, whichever column and however it compares', async () => {
    const columns = lists.flatMap(({ list, query }) => [...query.columns.keys()].map((field) => ({ list, field })));
    const asked = columns.flatMap(({ list, field }, index) =>
      operations.map((op, at) => {
        const text = texts[(index * operations.length + at) % texts.length]!;
        const filters = JSON.stringify([{ field, op, value: op === 'oneOf' ? [text, 'x'] : text }]);
        return { path: `/api/lists/${list}${at % 2 === 0 ? '' : '/summary'}?${new URLSearchParams({ filters, limit: '5' })}` };
      }),
    );
    expect(asked.length).toBeGreaterThan(1_000);
    expect(await broken(asked)).toEqual([]);
  }, 180_000);

  it('a look-up beside a form answers', async () => {
    const names = ['mobilePhone', 'email', 'firstName', 'lastName', 'zipcode'] as const;
    const asked = texts.slice(0, 400).map((text, index) => ({ path: `/api/Leads/Duplicates?${new URLSearchParams({ lastName: text, [names[index % names.length]!]: text })}` }));
    expect(await broken(asked)).toEqual([]);
  }, 60_000);

  it('a form that holds it is saved, or refused with a reason', async () => {
    const fields = Object.keys(leadFormFields).filter((name) => !['age', 'creditScore', 'marketingEmployeeId'].includes(name));
    const asked = texts.slice(0, 300).map((text, index) => ({ path: '/api/Leads', body: { lastName: 'Any', [fields[index % fields.length]!]: text } }));
    expect(await broken(asked)).toEqual([]);
  }, 60_000);
});
