import { opens } from './opens.js';

describe('A link that came with a record', () => {
  it.each(['https://files.example/76.pdf', 'HTTP://files.example/76.pdf', '/api/Inventories/76/ListingAgreement/2'])('opens where it leads to a document: %s', (link) => expect(opens(link)).toBe(true));
  it.each(['', '76.pdf', 'javascript:alert(1)', '//elsewhere.example/76.pdf', 'file:///76.pdf'])('is words where it leads anywhere else: %s', (link) => expect(opens(link)).toBe(false));
});
