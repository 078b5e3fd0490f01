import { partsOf, withLinks } from './mail-links.js';

describe('A mail', () => {
  const linksOf = (text: string) =>
    partsOf(text)
      .filter(({ isLink }) => isLink)
      .map(({ words }) => words);

  it('keeps its words around the link', () => {
    expect(partsOf('Open http://localhost:3000/auth/change-password/abc-1 within 30 minutes.').map(({ words }) => words)).toEqual([
      'Open ',
      'http://localhost:3000/auth/change-password/abc-1',
      ' within 30 minutes.',
    ]);
  });

  it('links without the full stop behind the address', () => {
    expect(linksOf('See https://office.example/auth/x. Thank you')).toEqual(['https://office.example/auth/x']);
  });

  it('has its hidden links back in their order, once they are shown', () => {
    expect(withLinks('Sign (hidden) or read (hidden).', '(hidden)', ['https://a.example/sign#$1', 'https://a.example/b'])).toBe('Sign https://a.example/sign#$1 or read https://a.example/b.');
    expect(withLinks('Sign (hidden).', '(hidden)', [])).toBe('Sign (hidden).');
  });

  it('links to nothing but web addresses', () => {
    expect(linksOf('javascript:alert(1) mailto:a@b.example')).toEqual([]);
  });
});
