import type { ValidationError } from 'class-validator';
import type { FieldFault } from './problem.js';

/** A body that breaks the rules its class declares. */
export class InvalidBody extends Error {
  readonly faults: readonly FieldFault[];

  constructor(errors: readonly ValidationError[]) {
    super('The body is not valid');
    this.faults = faultsOf(errors);
  }
}

/** `items.0.name` for what is nested. */
function faultsOf(errors: readonly ValidationError[], within = ''): FieldFault[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const field = `${within}${property}`;
    const own = Object.entries(constraints ?? {}).map(([rule, message]) => ({ field, rule, message }));
    // What kind of value it has to be comes before how long it may be.
    own.sort((a, b) => Number(b.rule.startsWith('is')) - Number(a.rule.startsWith('is')));
    return [...own, ...faultsOf(children ?? [], `${field}.`)];
  });
}
