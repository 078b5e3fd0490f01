import type { PushedChange } from '../../../backend/platform/realtime/protocol.js';
import { formatCount } from '../format/money.js';
import type { ListDefinition } from './list-definition.js';

/** "Priya Shah changed contract 1131"; of many only how many, and whose doing it was where it was one person's. */
export function newsInWords(noun: ListDefinition['noun'], changes: readonly Pick<PushedChange, 'key' | 'by' | 'row'>[]): string {
  const [first] = changes;
  if (!first) return '';
  const by = changes.every((change) => change.by === first.by) ? first.by : '';
  const keys = new Set(changes.map(({ key }) => key));
  const what = keys.size === 1 ? `${noun.one} ${first.key}` : `${formatCount(keys.size)} ${noun.many}`;
  if (keys.size === 1 && changes.at(-1)!.row === null) return by ? `${by} took out ${what}` : `${what} was taken out`;
  return by ? `${by} changed ${what}` : `${what} ${keys.size === 1 ? 'was' : 'were'} changed`;
}
