import type { ValueKind } from '../../../events/kernel/field.rules.js';
import { formatPhone } from './phone.js';
import { formatDate, formatDateTime } from './dates.js';
import { formatCount, formatMoney } from './money.js';
import { formatYesNo } from './yes-no.js';

/** A value of any kind as people read it; nothing for what is not there. */
export function formatValue(value: unknown, kind: ValueKind): string {
  if (value === null || value === undefined || value === '') return '';
  if (kind === 'yesNo') return formatYesNo(value);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
  switch (kind) {
    case 'money':
      return formatMoney(text);
    case 'number':
      return /^-?\d+$/.test(text) ? formatCount(text) : text;
    case 'date':
      return formatDate(text);
    case 'time':
      return formatDateTime(text);
    case 'phone':
      return formatPhone(text);
    case 'text':
    case 'status':
      return text;
    default:
      return unknownKind(kind);
  }
}

function unknownKind(kind: never): never {
  throw new Error(`No format for ${String(kind)}`);
}
