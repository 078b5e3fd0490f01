import type { ValueKind } from '../../../events/kernel/field.rules.js';

/** Number formats of the office; ids of one's own begin at 164. */
const formats = {
  date: [164, 'mm/dd/yyyy'],
  time: [165, 'mm/dd/yyyy h:mmAM/PM'],
  money: [166, '#,##0.00;-#,##0.00'],
  count: [167, '#,##0;-#,##0'],
  reference: [168, '0'],
} as const;

const font = (bold: boolean) => `<font>${bold ? '<b/>' : ''}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
const plain = (format: number) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;

const total = (format: number) => `<xf numFmtId="${format}" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

/** The looks of a cell, in the order in which `styleSheet` numbers them. */
const looks = {
  plain: plain(0),
  head: '<xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="center"/></xf>',
  date: plain(formats.date[0]),
  time: plain(formats.time[0]),
  money: plain(formats.money[0]),
  count: plain(formats.count[0]),
  reference: plain(formats.reference[0]),
  moneyTotal: total(formats.money[0]),
  countTotal: total(formats.count[0]),
  /** Stays the text that it is when somebody edits it: never a formula or a number. */
  text: '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/>',
  label: '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="top"/></xf>',
  words: '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>',
} as const;

export type ExcelLook = keyof typeof looks;

/** What a cell names its look by. */
export const styleNumbers = Object.fromEntries(Object.keys(looks).map((look, index) => [look, index])) as Readonly<Record<ExcelLook, number>>;

/** How a number of this kind is shown; figures that are not whole keep their own places. */
export function lookOfNumber(kind: ValueKind, reference: boolean, whole: boolean): ExcelLook {
  if (kind === 'money') return 'money';
  if (reference) return 'reference';
  return whole ? 'count' : 'plain';
}

export const styleSheet =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  `<numFmts count="${Object.keys(formats).length}">${Object.values(formats)
    .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
    .join('')}</numFmts>` +
  `<fonts count="2">${font(false)}${font(true)}</fonts>` +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFEEF1F4"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>' +
  '<border><left/><right/><top/><bottom style="thin"><color rgb="FF8A97A4"/></bottom><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${Object.keys(looks).length}">${Object.values(looks).join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
