import { Type, type Static } from '@sinclair/typebox';
import { personalText, text } from '../kernel/field-schemas.js';

/** One line of what was said to a lead or a member, in the one shape that both old spellings are read into (`decisions.md F6`). */
export const communication = Type.Object({
  /** ISO UTC; empty when the old system did not say. */
  CreatedAt: text,
  CreatedBy: text,
  Type: text,
  Note: personalText,
});
export type Communication = Static<typeof communication>;
