import { createHash } from 'node:crypto';
import type { OwnCompany } from '../../../events/kernel/own-company.js';

/** Where the built pages leave the room for what they are told of the company. */
const PLACE = '<meta name="own-company" content="" />';
/** Until the page's script runs, its tab and its noscript say this. */
const NAME = /%COMPANY%/g;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A built page with the company's name in it: no page waits for an answer to say whose it is. */
export function namedPage(html: string, company: OwnCompany): string {
  const { name, phone, place } = company;
  const told = `<meta name="own-company" content="${escaped(JSON.stringify({ name, phone, place }))}" />`;
  return html.replace(PLACE, () => told).replace(NAME, () => escaped(name));
}

/** Weak: it is compressed on its way. */
export function pageTag(page: string): string {
  return `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => signs[sign]!);
}
