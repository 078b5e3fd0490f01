import type { Colleague } from '../support/colleague.js';
import { eventually } from '../support/eventually.js';
import { colleague } from '../support/office.js';
import { wordedScreens, type WordedScreen } from './words.js';

let dana: Colleague;

beforeEach(async () => {
  dana = await colleague('executive');
});

const NO_ROWS = { rows: [], offset: 0, position: '' };
const NO_COUNT = { count: 0, total: 0, sums: {}, position: '' };

/** Records that the addresses stand for. */
const samples = { ':tour': '1180', ':lead': '12', ':gift': '1', ':unit': '3', ':contract': '1031' };

describe('The words of the documents', () => {
  it.each(Object.entries(wordedScreens))('stand on %s', async (_, worded) => {
    await opens(worded);
    await eventually(async () => {
      const said = await dana.page.locator('main').innerText();
      expect(worded.texts.filter((text) => !said.includes(text))).toEqual([]);
    });
    for (const [label, value] of Object.entries(worded.chosen ?? {})) await dana.page.getByLabel(label, { exact: true }).selectOption(value);
    for (const [label, wanted] of Object.entries(worded.choices ?? {})) {
      await eventually(async () => {
        const offered = await dana.page.getByLabel(label, { exact: true }).locator('option').allTextContents();
        expect(wanted.filter((option) => !offered.includes(option))).toEqual([]);
      });
    }
    for (const [label, wanted] of Object.entries(worded.values ?? {})) expect({ label, values: await sentBy(label, wanted) }).toEqual({ label, values: wanted });
    for (const [label, [call, name]] of Object.entries(worded.offered ?? {})) {
      const wanted = ((await dana.sends('GET', call)) as Readonly<Record<string, string>>[]).map((one) => one[name]!);
      expect(wanted).not.toEqual([]);
      await eventually(async () => expect({ label, values: await sentBy(label, wanted) }).toEqual({ label, values: wanted }));
    }
  });

  it.each(Object.entries(wordedScreens).filter(([, { blanked }]) => blanked))('say what is missing, first what is checked first: %s', async (_, worded) => {
    await opens(worded);
    const saves: string[] = [];
    dana.page.on('request', (request) => ['PUT', 'POST'].includes(request.method()) && /\/api\/Contracts\/\d*$/.test(request.url()) && saves.push(request.url()));
    for (const [label, text] of Object.entries(worded.blanked!).reverse()) {
      await dana.page.getByRole('textbox', { name: label, exact: true }).fill('');
      await dana.page.keyboard.press('Control+Enter');
      await dana.page.locator('.form-fault', { hasText: text }).first().waitFor();
    }
    expect(saves).toEqual([]);
  });

  it.each(Object.entries(wordedScreens).filter(([, { empty }]) => empty))('say what is not there: %s', async (_, worded) => {
    for (const call of Object.keys(worded.empty!)) {
      const ofList = call.includes('/lists/');
      await dana.page.route(call, (route) => route.fulfill({ json: ofList ? NO_ROWS : [] }));
      // A list whose count says otherwise is on its way still.
      if (ofList) await dana.page.route(call.replace('?', '/summary?'), (route) => route.fulfill({ json: NO_COUNT }));
    }
    await opens(worded);
    for (const text of Object.values(worded.empty!)) await dana.page.getByText(text, { exact: true }).first().waitFor();
    await dana.page.unrouteAll();
  });

  it.each(Object.entries(wordedScreens).filter(([, { loading }]) => loading))('say that something is on its way: %s', async (_, { screen, loading }) => {
    let answered = (): void => undefined;
    const held = new Promise<void>((resolve) => (answered = resolve));
    await dana.page.route(loading!.call, async (route) => (await held, route.continue()));
    await dana.page.goto(screen);
    await dana.page.getByText(loading!.text, { exact: true }).waitFor();
    answered();
    await dana.page.getByText(loading!.text, { exact: true }).waitFor({ state: 'detached' });
    await dana.page.unrouteAll();
  });
});

/** What a select list sends, but for a blank and what the record alone has. */
async function sentBy(label: string, wanted: readonly string[]): Promise<string[]> {
  const field = dana.page.getByRole('combobox', { name: label, exact: true });
  const had = await field.inputValue();
  const sent = await field.locator('option').evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  return sent.filter((value) => value !== '' && (value !== had || wanted.includes(value)));
}

async function opens({ screen, answered = {}, after = [] }: WordedScreen): Promise<void> {
  await dana.page.goto(Object.entries(samples).reduce((address, [name, id]) => address.replace(name, id), screen));
  await dana.page.getByRole('heading', { level: 1 }).waitFor();
  for (const [label, value] of Object.entries(answered)) {
    const field = dana.page.getByLabel(label, { exact: true });
    const isList = (await field.evaluate(({ tagName }) => tagName)) === 'SELECT';
    await (isList ? field.selectOption(value) : field.fill(value));
  }
  for (const button of after) await dana.page.locator('main').getByRole('button', { name: button }).click();
}
