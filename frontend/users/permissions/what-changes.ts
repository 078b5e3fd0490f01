import { homeRouteOf, holding } from '../../../backend/platform/screens/home-route.rules.js';
import { formatValue } from '../../kit/format/value.js';
import { same } from '../../kit/conflict/same.js';
import type { Values } from '../../kit/conflict/three-way-merge.js';
import type { EntryField } from '../../kit/form/fields/entry.js';
import { ticked } from '../user-values.js';

export interface WhatChanges {
  readonly fields: readonly { readonly label: string; readonly from: string; readonly to: string }[];
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

/** What saving would change of the user as it is now. */
export function whatChanges(fields: readonly EntryField[], now: Values, values: Values): WhatChanges {
  const differing = fields.filter(({ name }) => !same(now[name], values[name]));
  const flags = differing.filter(({ kind }) => kind === 'flag').map(({ name }) => name);
  return {
    fields: differing.filter(({ kind }) => kind !== 'flag').map(({ name, label }) => ({ label, from: inWords(now[name]), to: inWords(values[name]) })),
    gained: flags.filter((name) => values[name] === true),
    lost: flags.filter((name) => values[name] !== true),
  };
}

export function changesNothing({ fields, gained, lost }: WhatChanges): boolean {
  return fields.length + gained.length + lost.length === 0;
}

/** Where somebody will start who may not open their own home route. */
export function startsElsewhere(values: Values): string | undefined {
  const wanted = String(values['homeRoute'] ?? '');
  const starts = homeRouteOf(wanted, holding(ticked(values)));
  return wanted === '' || starts === wanted ? undefined : starts;
}

function inWords(value: unknown): string {
  return formatValue(value, 'text') || 'blank';
}
