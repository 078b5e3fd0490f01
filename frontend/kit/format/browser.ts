import Bowser from 'bowser';

/** "Chrome 128 on Windows" for a User-Agent header; what is no browser by its own first word. */
export function browserWords(userAgent: string): string {
  if (userAgent.trim() === '') return 'Unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent.split(/[\s/]/)[0]!.slice(0, 40);
  const version = browser.version?.split('.')[0];
  return [browser.name, version, os.name && `on ${os.name}`].filter(Boolean).join(' ');
}
