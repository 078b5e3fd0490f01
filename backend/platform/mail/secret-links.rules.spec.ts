import { secretLinksIn, withoutSecretLinks } from './secret-links.rules.js';

const token = '5F8oShCF9J5c_nOca0fH-5F8oShCF9J5c_nOca0fHxy';

describe('a mail that others than its recipient read', () => {
  it.each([`/auth/change-password/${token}`, `/sign#${token}`, '/sign#short', `/wall?key=${token}`, `/checkout/${token}/pay`, `/sign#eyJhbGciOiJIUzI1NiJ9.${token}.x%2By`])('has no link with a secret in it: %s', (path) => {
    const text = `Open it here:\n\nhttps://office.example${path}\n\nThank you.`;
    expect(withoutSecretLinks(text)).toBe('Open it here:\n\n(a link that is its recipient’s alone)\n\nThank you.');
    expect(secretLinksIn(text)).toEqual([`https://office.example${path}`]);
  });

  it('keeps the address of a report, whose name is long, and not what was chosen of it', () => {
    const text = 'https://office.example/admin/reports-marketing-source-detail?period=last-month-to-today&source=web';
    expect(secretLinksIn(text)).toEqual([]);
    expect(withoutSecretLinks(text)).toBe('https://office.example/admin/reports-marketing-source-detail');
  });

  it('keeps every other link and word', () => {
    const text = 'See https://a.example/help, http://127.0.0.1:3000/admin/contracts-detail/1018 or call (407) 555-0100.';
    expect(withoutSecretLinks(text)).toBe(text);
    expect(secretLinksIn(text)).toEqual([]);
  });
});
