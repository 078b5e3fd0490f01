/** What a text that people type has to look like, beside its kind; what was imported stays as it is. */
export const textForms = {
  mail: { pattern: /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/, words: 'a mail address, like ellen@example.com' },
  week: { pattern: /^(0?[1-9]|[1-4]\d|5[0-3])$/, words: 'a week from 1 to 53' },
} as const satisfies Readonly<Record<string, { readonly pattern: RegExp; readonly words: string }>>;

export type TextForm = keyof typeof textForms;
