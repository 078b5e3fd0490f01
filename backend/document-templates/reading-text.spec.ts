import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Settings } from '../platform/config/settings.js';
import type { Said } from '../platform/documents/reading-text.js';
import { namesIn } from '../platform/documents/shown-fields.js';
import { Templates } from '../platform/documents/templates.js';
import { Typesetter, type SetDocument } from '../platform/documents/typesetter.js';

const templates = new Templates({ dataDir: '/nowhere' } as Settings);
const typesetter = new Typesetter();
afterAll(() => typesetter.onApplicationShutdown());

const signers = [{ id: 'buyer', role: 'Buyer', name: 'Fatima Lopez' }, { id: 'company', role: 'The company', name: '' }];

/** Every value says its own name, but for those that are given. */
const named = (given: object = {}) => (names: readonly string[]) => ({ ...Object.fromEntries(names.map((name) => [name, `the ${name}`])), ...given });
const blank = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));

async function set(main: string, valuesOf: ReturnType<typeof named>, more: object = {}): Promise<SetDocument> {
  const shipped = (await templates.read()).templates;
  const values = valuesOf([...namesIn(shipped, main)]);
  return typesetter.typeset({ templates: shipped, main, data: { number: '1042', version: '1', isCopy: false, values, signers, ...more } });
}

/** A template of the office's own, in place of a shipped one. */
async function ownTemplate(text: string): Promise<SetDocument> {
  const shipped = (await templates.read()).templates;
  return typesetter.typeset({ templates: { ...shipped, 'own.typ': text }, main: 'own.typ', data: { number: '1', version: '1', isCopy: false, values: {}, signers } });
}

function wordsOf(said: Said): readonly string[] {
  if (said.kind === 'notice') return said.items.flatMap(wordsOf);
  if (said.kind === 'table') return [...said.head, ...said.rows.flatMap(({ cells }) => cells)];
  return [said.text];
}

const pagesOf = ({ text }: SetDocument) => text!.pages.map((page) => page.flatMap(wordsOf));
const inWords = (text: string) => text.replaceAll('[not filled in]', '').match(/[\p{L}\p{N}]+/gu)!.toSorted();

/** What stands on the pages but for their heads and feet (`layout.typ`). */
async function printed({ pdf }: SetDocument): Promise<readonly (readonly string[])[]> {
  const reading = getDocument({ data: new Uint8Array(pdf), useWasm: false, isEvalSupported: false });
  const opened = await reading.promise;
  const pages = [];
  for (let page = 1; page <= opened.numPages; page++) {
    const { items } = await (await opened.getPage(page)).getTextContent();
    const body = items.filter((item) => 'str' in item).filter(({ transform }) => transform[5] > 68 && transform[5] < 792 - 82);
    pages.push(inWords(body.map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`).join('')));
  }
  await reading.destroy();
  return pages;
}

describe('The reading text of a document', () => {
  it.each([
    ['a buyer contract', 'buyer-contract.typ', named({ contractType: 'Inventory' })],
    ['a buyer contract of which nothing is known yet', 'buyer-contract.typ', blank],
    ['a membership', 'buyer-contract.typ', named({ contractType: 'HSI' })],
    ['a seller contract', 'seller-contract.typ', named()],
    ['a listing agreement', 'listing-agreement.typ', named()],
  ])('says on every page what the PDF of %s does, every word as often', async (_, main, values) => {
    const document = await set(main, values);
    expect(pagesOf(document).map((words) => inWords(words.join('\n')))).toEqual(await printed(document));
  });

  it('says names of any script as they were typed, and one after the other what is to be read and signed', async () => {
    const { text } = await set('buyer-contract.typ', named({ contractType: 'HSI', buyer: 'محمد بن علي', coBuyerFirstName: 'Zoë 🏝', coBuyerMiddleName: '', coBuyerLastName: "O'Neil 山田", closingDate: '', contractDate: '' }));
    const [first = []] = text!.pages;
    expect(first.slice(0, 3)).toMatchObject([{ kind: 'paragraph' }, { kind: 'heading', text: '1. Parties' }, { kind: 'table', rows: [{ cells: ['Buyer', 'محمد بن علي'] }, { cells: ['Co-buyer', "Zoë 🏝 O'Neil 山田"] }, {}, {}, {}, {}] }]);
    expect(first.find((said) => said.kind === 'table' && said.amounts)).toMatchObject({ head: ['Amounts in US dollars', ''], rows: [{ cells: ['Purchase price', 'the purchasePrice'], total: false }, { cells: ['Contract sales price', 'the contractSalesPrice'], total: true }, {}, {}, {}, {}] });
    const all = text!.pages.flat();
    expect(all.find(({ kind }) => kind === 'notice')).toMatchObject({ items: [{ text: 'Your right to cancel' }, { text: expect.stringContaining('within the daysToRescind calendar days after the day') as unknown }] });
    expect(all).toContainEqual({ kind: 'table', amounts: false, head: [], rows: [{ cells: ['Contract date', '[not filled in]'], total: false }] });
    expect(all.slice(-5)).toEqual([{ kind: 'paragraph', text: 'I have read this contract and agree to it.' }, ...['Fatima Lopez, buyer', 'Date', 'the company', 'Date'].map((words, place) => ({ kind: 'place', place, text: words }))]);
  });

  it('loses nothing of what is marked as changed', async () => {
    const values = named({ contractType: 'Inventory' });
    const marked = { purchasePrice: true, closingAgent: true, resort: true };
    expect((await set('buyer-contract.typ', values, { marked })).text).toEqual((await set('buyer-contract.typ', values)).text);
  });

  it('has lists, tables and notes of a template of the office’s own, and nothing of one that tells nothing', async () => {
    const own = '#import "layout.typ": *\n#show: paper.with("Our own", "Contract")\n= Rules\nA _word_ #footnote[Not ours]\n- One\n- Two\n\n+ First\n\n/ Fee: none\n#table(columns: 3, table.header[A][B][C], [1], [2\n\n3], context [4])\n#table(columns: 2, table.cell(colspan: 2)[Wide], [x], [y])';
    expect((await ownTemplate(own)).text!.pages).toEqual([[
      { kind: 'heading', text: '1. Rules' },
      ...['A word 1', 'Not ours', '• One', '• Two', '1. First', 'Fee: none'].map((text) => ({ kind: 'paragraph', text })),
      { kind: 'table', amounts: false, head: ['A', 'B', 'C'], rows: [{ cells: ['1', '2 3', '[see the page]'], total: false }] },
      { kind: 'table', amounts: false, head: [], rows: ['Wide', 'x', 'y'].map((cell) => ({ cells: [cell], total: false })) },
    ]]);
    expect(await ownTemplate('Only words.')).toMatchObject({ pages: 1, text: undefined });
    await expect(ownTemplate('#metadata("words") <said>\n#metadata((1, 2)) <reading>')).rejects.toThrow('not as reading.typ has it');
  });
});
