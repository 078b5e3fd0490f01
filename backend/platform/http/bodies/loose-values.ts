import { Transform } from 'class-transformer';

/** Older clients type values as their forms had them: numbers as text, text as numbers, flags as words (`decisions.md I15`). */
const tidied = (tidy: (value: unknown) => unknown): PropertyDecorator => Transform(({ value }: { value: unknown }) => tidy(value));

/** 2 is "2", and true "Yes": the decider spells it as its field does. */
export const LooseText = (): PropertyDecorator => tidied((value) => (typeof value === 'number' ? String(value) : value));
export const LooseYesNo = (): PropertyDecorator => tidied((value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value));

/** "12" is 12; an empty text stands for none. */
export const LooseWhole = (): PropertyDecorator =>
  tidied((value) => {
    if (typeof value !== 'string') return value;
    const text = value.trim();
    return text === '' ? null : /^\d{1,10}$/.test(text) ? Number(text) : value;
  });

const FLAGS: Readonly<Record<string, boolean>> = { true: true, yes: true, '1': true, false: false, no: false, '0': false, '': false };

/** "Yes", "true" and 1 are true; null and an empty text false. */
export const LooseFlag = (): PropertyDecorator =>
  tidied((value) => (value === null ? false : typeof value === 'string' || typeof value === 'number' ? (FLAGS[String(value).trim().toLowerCase()] ?? value) : value));
