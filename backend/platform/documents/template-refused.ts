import { Refusal } from '../commands/refusal.js';

/** Where the typesetter found a fault: "(buyer-contract.typ, line 12)". */
const PLACE = /\(([\w-]+\.typ(?:, line \d+)?)\)/g;

/** A template has a fault, in words for who changes it: the same document fails again until somebody mends the template. */
export class TemplateRefused extends Refusal {
  /** Which template and where, for what is kept: the typesetter's own words may repeat what the document is about. */
  readonly withoutData: string;

  constructor(template: string, fault: string) {
    super(`The template ${template} has a fault: ${fault}`, { code: 'template-fault' });
    const places = new Set([...fault.matchAll(PLACE)].map(([, place]) => place));
    this.withoutData = `The template ${template} has a fault${places.size === 0 ? '' : ` in ${[...places].join('; ')}`}`;
  }
}
