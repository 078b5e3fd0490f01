import { Refusal } from '../commands/refusal.js';

/** A template has a fault, in words for who changes it: the same document fails again until somebody mends the template. */
export class TemplateRefused extends Refusal {
  constructor(template: string, fault: string) {
    super(`The template ${template} has a fault: ${fault}`, { code: 'template-fault' });
  }
}
