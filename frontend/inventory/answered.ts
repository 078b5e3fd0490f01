import type { Values } from '../kit/conflict/three-way-merge.js';

/** A new unit as it is sent: without what was left blank, such as a question of yes or no that nobody answered. */
export function answered(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
