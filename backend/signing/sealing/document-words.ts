import type { Envelope } from '../envelope.state.js';

const titles: Readonly<Record<string, string>> = { buyer: 'Purchase and Sale Contract', seller: 'Seller’s Contract of Sale', listing: 'Listing Agreement' };

/** "Purchase and Sale Contract", "contract 1104, version 3" */
export function documentWords({ stream, kind, version }: Pick<NonNullable<Envelope['document']>, 'stream' | 'kind' | 'version'>): { readonly title: string; readonly record: string } {
  const [category, id] = stream.split('-');
  return { title: titles[kind] ?? 'Document', record: `${category === 'resaleContract' ? 'contract' : 'listing'} ${id}, version ${version}` };
}
