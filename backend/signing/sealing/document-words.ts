import type { Envelope } from '../envelope.state.js';
import { categoryIn, idIn } from '../../../events/kernel/stream-name.js';

const titles: Readonly<Record<string, string>> = { buyer: 'Purchase and Sale Contract', seller: 'Seller’s Contract of Sale', listing: 'Listing Agreement', membership: 'Membership Contract' };
const records: Readonly<Record<string, string>> = { resaleContract: 'contract', epicContract: 'epic contract', inventory: 'listing' };

/** "Purchase and Sale Contract", "contract 1104, version 3" */
export function documentWords({ stream, kind, version }: Pick<NonNullable<Envelope['document']>, 'stream' | 'kind' | 'version'>): { readonly title: string; readonly record: string } {
  return { title: titles[kind] ?? 'Document', record: `${records[categoryIn(stream)] ?? 'record'} ${idIn(stream)}, version ${version}` };
}
