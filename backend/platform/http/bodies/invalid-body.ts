import type { ValidationError } from 'class-validator';
import type { FieldFault } from '../problems/problem.js';

/** A body that breaks the rules its class declares. */
export class InvalidBody extends Error {
  readonly faults: readonly FieldFault[];

  constructor(errors: readonly ValidationError[]) {
    super('The body is not valid');
    this.faults = faultsOf(errors);
  }
}

/** One for each field, `items.0.name` for what is nested: what is missing or of the wrong kind breaks its other rules too. */
function faultsOf(errors: readonly ValidationError[], within = ''): FieldFault[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const field = `${within}${property}`;
    const own = Object.entries(constraints ?? {}).map(([rule, message]) => ({ field, rule, message }));
    own.sort((a, b) => urgency(b.rule) - urgency(a.rule));
    return [...own.slice(0, 1), ...faultsOf(children ?? [], `${field}.`)];
  });
}

/** That something is there comes before what kind of value it has to be, and that before how long it may be. */
function urgency(rule: string): number {
  if (rule === 'isNotEmpty') return 2;
  return rule.startsWith('is') ? 1 : 0;
}
