import { createHash } from 'node:crypto';
import type { OwnCompany } from '../../../events/kernel/own-company.js';
import { asText } from './as-text.js';

/** Where the built pages leave room for what they are told of the company, and for its name until their script runs. */
const PLACES = /(<meta name="own-company" content="" \/>)|%COMPANY%/g;

/** A built page with the company's name in it: no page waits for an answer to say whose it is. */
export function namedPage(html: string, company: OwnCompany): string {
  const { name, phone, place: where } = company;
  const told = `<meta name="own-company" content="${asText(JSON.stringify({ name, phone, place: where }))}" />`;
  // In one go: what was written in is not looked through again, for a name may hold such a place itself.
  return html.replace(PLACES, (_, place?: string) => (place === undefined ? asText(name) : told));
}

/** Weak: it is compressed on its way. */
export function pageTag(page: string): string {
  return `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
}
