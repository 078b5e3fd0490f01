import type { ValueKind } from '../../../events/kernel/field.rules.js';
import '../format/all-phones.js';
import { formatPhone } from '../format/phone.js';
import { harmless } from '../../../backend/platform/exports/formula.rules.js';
import { formatDate, formatDateTime } from '../format/dates.js';
import { formatYesNo } from '../format/yes-no.js';

export interface CopiedCell {
  readonly value: unknown;
  readonly kind: ValueKind;
}

/** A value as a spreadsheet takes it in: raw figures, days and times that it reads as such, no formulas. */
export function copiedText({ value, kind }: CopiedCell): string {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value as string | number);
  switch (kind) {
    case 'money':
    case 'number':
      return text;
    case 'date':
      return formatDate(text);
    case 'time':
      return formatDateTime(text).replace(/([AP]M)$/, ' $1');
    case 'yesNo':
      return formatYesNo(value);
    case 'phone':
      return harmless(formatPhone(text));
    case 'text':
    case 'status':
      return harmless(text.replace(/[\t\r\n]+/g, ' '));
    default:
      return kind satisfies never;
  }
}

/** A cell with its text, which is made once for both forms of the copy. */
export interface WordedCell extends CopiedCell {
  readonly text: string;
}

export function inWords(lines: readonly (readonly CopiedCell[])[]): readonly (readonly WordedCell[])[] {
  return lines.map((cells) => cells.map(({ value, kind }) => ({ value, kind, text: copiedText({ value, kind }) })));
}

/** Lines of cells with a tab between them. */
export function copiedLines(lines: readonly (readonly WordedCell[])[]): string {
  return lines.map((cells) => cells.map(({ text }) => text).join('\t')).join('\r\n');
}

/** The same as a table; words are marked as words, so that a week `07` stays one. */
export function copiedTable(lines: readonly (readonly WordedCell[])[]): string {
  const cell = ({ kind, text }: WordedCell) => {
    const isText = kind === 'text' || kind === 'phone' || kind === 'status';
    return `<td${isText ? ` style='mso-number-format:"\\@"'` : ''}>${escaped(text)}</td>`;
  };
  return `<table>${lines.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</table>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
