import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { defaultOwnCompany } from '../../events/company/company-facts.rules.js';
import type { Settings } from '../platform/config/settings.js';
import type { Said } from '../platform/documents/reading-text.js';
import { namesIn } from '../platform/documents/shown-fields.js';
import { Templates } from '../platform/documents/templates.js';
import { Typesetter, type SetDocument } from '../platform/documents/typesetter.js';

const templates = new Templates({ dataDir: '/nowhere' } as Settings);
const typesetter = new Typesetter();
const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
afterAll(() => typesetter.onApplicationShutdown());
beforeEach(() => warned.mockClear());

const company = { ...defaultOwnCompany };
const signers = [{ id: 'buyer', role: 'Buyer', name: 'Fatima Lopez' }, { id: 'company', role: 'The company', name: '' }];

/** Every value says its own name, but for those that are given. */
const named = (given: object = {}) => (names: readonly string[]) => ({ ...Object.fromEntries(names.map((name) => [name, `the ${name}`])), ...given });
const blank = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));

async function set(main: string, valuesOf: ReturnType<typeof named>, more: object = {}): Promise<SetDocument> {
  const shipped = (await templates.read()).templates;
  const values = valuesOf([...namesIn(shipped, main)]);
  return typesetter.typeset({ templates: shipped, main, data: { company, number: '1042', version: '1', isCopy: false, values, signers, ...more } });
}

/** A template of the office's own, in place of a shipped one. */
async function ownTemplate(text: string): Promise<SetDocument> {
  const shipped = (await templates.read()).templates;
  return typesetter.typeset({ templates: { ...shipped, 'own.typ': text }, main: 'own.typ', data: { company, number: '1', version: '1', isCopy: false, values: {}, signers } });
}

function wordsOf(said: Said): readonly string[] {
  if (said.kind === 'notice') return said.items.flatMap(wordsOf);
  if (said.kind === 'table') return [...said.head, ...said.rows.flatMap(({ cells }) => cells)];
  return [said.text];
}

/** What a template with these words in it says, a line each. */
async function saidBy(words: string): Promise<readonly string[] | undefined> {
  const { text } = await ownTemplate(`#import "layout.typ": *\n#show: paper.with("Our own", "Contract")\n${words}`);
  return text?.pages.flatMap((page) => page.flatMap(wordsOf));
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
  });
});

describe('The reading text of a template of the office’s own', () => {
  it.each([
    ['the foot of a table', '#table(columns: 2, table.header[A][B], [1], [2], table.footer[Total due][500 USD])', ['A', 'B', '1', '2', 'Total due', '500 USD']],
    ['a table that names no columns', '#table([a], [b])', ['a', 'b']],
    ['numbers as they are printed', '#enum(start: 5)[five][six]\n#set enum(numbering: "a)")\n+ x\n+ y', ['5. five', '6. six', 'a) x', 'b) y']],
    ['numbers that are counted down', '#enum(reversed: true)[two][one]', ['2. two', '1. one']],
    ['each item of a list in a list', '#set enum(numbering: "1.a)")\n+ one\n  + deep\n  + deeper\n    - dot\n+ two', ['1) one', 'a) deep', 'b) deeper', '• dot', '2) two']],
    ['an inner list counted as it is set, not as the outer one is', '#enum(numbering: "a)")[one\n  + deep]', ['a) one', '1. deep']],
    ['each item of a list in a cell', '#table(columns: 1, [Due\n+ now\n+ later])', ['Due 1. now 2. later']],
    ['that a formula is to be seen', 'It is $1/2$ of 3.\n$ x = 5 $', ['It is [see the page] of 3.', '[see the page]']],
    ['that a reference in a cell is to be seen', '= Fees <fees>\n#table(columns: 1, [By @fees])', ['1. Fees', 'By [see the page]']],
    ['what is quoted, and who said it', '#quote(block: true, attribution: [Ana])[As *told*]\n#table(columns: 1, quote[in])', ['As told', '— Ana', '"in"']],
    ['words as they were typed', '```\none\n two\n```', ['one', 'two']],
    ['what stands under a figure', '#figure(table(columns: 1, [a]), caption: [Ours])\n#figure(rect(), caption: [Box])', ['a', 'Table 1: Ours', 'Figure 1: Box']],
    ['words with room around them or in columns', '#pad(x: 5pt)[Padded]\n#columns(2)[Column]\n#pad(x: 5pt)[One\n\nTwo]', ['Padded', 'Column', 'One', 'Two']],
  ])('has %s', async (_, words, said) => {
    expect(await saidBy(words)).toEqual(said);
  });

  it('has each cell as a row where one is given its own place', async () => {
    const { text } = await ownTemplate('#import "layout.typ": *\n#show: paper.with("Our own", "Contract")\n#table(columns: 2, table.cell(x: 1)[right], table.cell(x: 0)[left])');
    expect(text!.pages.flat()).toMatchObject([{ rows: [{ cells: ['right'] }, { cells: ['left'] }] }]);
  });

  it('never says what is hidden', async () => {
    expect(await saidBy('= Head #hide[no]\nSeen #hide[no *no*] and#hide(context [no]) *on #hide[no]*.\n#hide[\n= No\n\nno\n\n- no\n]\n#table(columns: 1, [yes #hide[no]])')).toEqual(['1. Head', 'Seen and on .', 'yes']);
  });

  it('is told beside labels and rules of the office’s own', async () => {
    expect(await saidBy('= Ours <said>\n#metadata("q") <said>\n#metadata((1, 2)) <said>\n#metadata((a: 1)) <place>\nWords #[here] <place>')).toEqual(['1. Ours', 'Words here']);
    expect(await saidBy('#show table: it => [Replaced]\n#table(columns: 1, [a])\n\nAfter it.')).toEqual(['Replaced', 'After it.']);
    expect(await saidBy('One\n\n#metadata((kind: "end")) <said>\n\nTwo')).toEqual(['One', 'Two']);
  });

  it.each([
    ['is not as it should be', '#metadata((kind: "paragraph", text: 3)) <said>', 'not as reading.typ has it'],
    ['cannot be told', '#[#metadata((kind: "date", signer: ())) <place> #metadata((kind: "x", signer: ())) <place>]', 'reading.typ'],
  ])('is left out and logged where it %s, and its document is made', async (_, words, why) => {
    expect(await saidBy(`Words\n${words}`)).toBeUndefined();
    expect(warned.mock.calls).toEqual([[expect.stringContaining(why)]]);
  });
});
