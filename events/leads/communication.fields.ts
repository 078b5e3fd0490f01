import { longText, text } from '../kernel/field-kinds.rules.js';

/** One line of what was said to somebody, as new ones are stored (`decisions.md F6`). */
export const communicationFields = {
  CreatedAt: text('Date'),
  CreatedBy: text('Created by'),
  Type: text('Type'),
  Note: longText('Note', { personal: true }),
} as const;

/** A text to a lead: where it goes and what it says. */
export const textMessageFields = {
  toPhone: text('To', { sensitive: 'Leads_Sensitive', personal: true }),
  body: longText('Text', { personal: true }),
} as const;
