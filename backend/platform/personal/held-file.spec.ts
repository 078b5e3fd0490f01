import { heldFile, type HeldSection } from './held-file.js';

async function* pieces(...rows: object[][]) {
  for (const piece of rows) yield await Promise.resolve(piece as Record<string, unknown>[]);
}

const sections = (): HeldSection[] => [
  { title: 'Lead', rows: pieces([{ firstName: '<b>Elena</b>', email: '', mobilePhone: '+14075550188' }]) },
  { title: 'Tours', rows: pieces([{ tourId: 1 }], [], [{ tourId: 2 }]) },
  { title: 'Gifts', rows: pieces() },
];

async function whole(format: 'json' | 'html'): Promise<string> {
  let file = '';
  for await (const part of heldFile('Lead 17', sections(), format)) file += part;
  return file;
}

describe('What is held about somebody, as a file', () => {
  it('is a JSON document with every section', async () => {
    expect(JSON.parse(await whole('json'))).toEqual({ Lead: [{ firstName: '<b>Elena</b>', email: '', mobilePhone: '+14075550188' }], Tours: [{ tourId: 1 }, { tourId: 2 }], Gifts: [] });
  });

  it('is a page that anybody can read, without what is blank, and nothing in it is markup of theirs', async () => {
    const page = await whole('html');
    expect(page).toContain('<dt>First name</dt><dd>&lt;b&gt;Elena&lt;/b&gt;</dd><dt>Mobile phone</dt><dd>(407) 555-0188</dd>');
    expect(page).not.toContain('Email');
    expect(page).toContain('<h2>Gifts</h2><p>Nothing.</p>');
  });
});
