import { formatPhone } from '../../../events/kernel/phone.rules.js';
import { newYorkClock } from '../calendar/new-york-clock.js';
import { isNothing, type ExportColumn } from './exported-rows.js';
import { lookOfNumber, styleNumbers, type ExcelLook } from './excel-style.js';

/** Most characters that a cell holds. */
const LONGEST_TEXT = 32_767;
/** Excel counts days from here, so that a time is a fraction of a day. */
const DAY_0 = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
/** Excel knows no earlier days, and places these two and a half thousand years of days right. */
const DAY = /^(19|2\d)\d\d-\d\d-\d\d$/;
/** Beyond 15 digits Excel rounds: what is longer stays the text that it is. */
const NUMBER = /^-?(?=.{1,16}$)\d+(\.\d+)?$/;

/** One cell: a number, a date or a time where the column says so and the value is one, else text that is never a formula. */
export function excelCell(value: unknown, column: ExportColumn): string {
  if (isNothing(value, column)) return '<c/>';
  if (typeof value === 'boolean') return textCell(value ? 'Yes' : 'No', 'text');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string | number);
  switch (column.kind) {
    case 'money':
    case 'number':
      return NUMBER.test(text) ? numberCell(text, lookOfNumber(column.kind, column.reference === true, /^-?\d+$/.test(text))) : textCell(text, 'text');
    case 'date':
      return DAY.test(text) ? numberCell(String(serial(`${text}T00:00:00Z`)), 'date') : textCell(text, 'text');
    case 'time':
      return Number.isNaN(Date.parse(text)) ? textCell(text, 'text') : timeCell(text);
    case 'phone':
      return textCell(formatPhone(text), 'text');
    case 'text':
    case 'status':
    case 'yesNo':
      return textCell(text, 'text');
    default:
      return column.kind satisfies never;
  }
}

/** An instant by the office's clock. */
export function timeCell(instant: string): string {
  return numberCell(serial(`${newYorkClock(instant)}Z`).toFixed(8), 'time');
}

/** Text is written in place and marked as such: Excel computes nothing in it. */
export function textCell(text: string, look: ExcelLook): string {
  return `<c t="inlineStr" s="${styleNumbers[look]}"><is><t xml:space="preserve">${asXml(text.slice(0, LONGEST_TEXT))}</t></is></c>`;
}

/** @param now what it comes to, for programs that compute nothing */
export function formulaCell(formula: string, now: string, kind: ExportColumn['kind']): string {
  return `<c s="${styleNumbers[kind === 'money' ? 'moneyTotal' : 'countTotal']}"><f>${formula}</f><v>${now}</v></c>`;
}

function numberCell(number: string, look: ExcelLook): string {
  return `<c s="${styleNumbers[look]}"><v>${number}</v></c>`;
}

function serial(clock: string): number {
  return (Date.parse(clock) - DAY_0) / DAY_MS;
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Most texts have nothing to be careful about. */
const CAREFUL = /[&<>"_\u0000-\u001f\ud800-\udfff\ufffe\uffff]/;

/** XML knows no control characters and no half characters; Excel reads `_x0041_` as a character by its number. */
export function asXml(text: string): string {
  if (!CAREFUL.test(text)) return text;
  return text
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (mark) => MARKS[mark]!)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '');
}
