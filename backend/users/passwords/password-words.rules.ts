import type { UserValues } from '../../../events/users/user.fields.js';

/** Of the product, and what people put in any password when they must. */
const productWords = [
  'vacation', 'resales', 'resale', 'timeshare', 'membership', 'member', 'epic', 'advantage', 'points', 'contract', 'office', 'backoffice', 'florida', 'orlando',
  'password', 'passwort', 'passwd', 'secret', 'welcome', 'login', 'admin', 'administrator', 'changeme', 'letmein', 'qwerty', 'spring', 'summer', 'autumn', 'winter',
];

/** Shorter ones stand in too many other words. */
const SHORTEST_WORD = 3;

/** What has to be left of a password beside words that anybody would try first, years and signs. */
const LEAST_OWN = 4;

/** What stands for what in passwords that try to look harder. */
const disguises: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

/** Where people find the product, and where its mail comes from. */
interface CompanyAddresses {
  readonly publicUrl: string;
  readonly smtp?: { readonly from: string } | undefined;
}

/** Words that somebody who guesses tries first at this person: the person's own, the company's and the product's. */
export function guessedFirst({ firstName, lastName, email }: Pick<UserValues, 'firstName' | 'lastName' | 'email'>, { publicUrl, smtp }: CompanyAddresses): string[] {
  const said = [firstName, lastName, email, URL.canParse(publicUrl) ? new URL(publicUrl).hostname : '', smtp?.from ?? ''];
  const words = said.flatMap((text) => text.normalize('NFKC').toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...productWords, ...words])].filter((word) => word.length >= SHORTEST_WORD).sort((a, b) => b.length - a.length);
}

/** Next to nothing of the password is left without these words: `Epic-Resales2026!`, `V@cat1on_Dana`. */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const undisguised = [...plain].map((sign) => disguises[sign] ?? sign).join('');
  return [plain, undisguised].some((text) => holdsOne(text, words) && ownLetters(text, words) < LEAST_OWN);
}

function holdsOne(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(word));
}

function ownLetters(text: string, words: readonly string[]): number {
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text);
  return [...rest].filter((sign) => /\p{L}/u.test(sign)).length;
}
