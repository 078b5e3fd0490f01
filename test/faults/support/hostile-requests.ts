import fc from 'fast-check';
import { contractStatuses, paymentStatuses } from '../../../events/resale-contracts/resale-contract.enums.js';
import { releaseReasons } from '../../../events/points/points.enums.js';
import { tourResults, tourSlots, tourStatuses } from '../../../events/tours/tour.enums.js';
import type { WriteRoute } from './write-routes.js';

export interface HostileRequest {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const ids = ['1', '20', '505', '535', '1001', '1042', '2001', '0', '-1', '999999', '2147483648', '9007199254740993', '1e3', '0x10', 'NaN', '%00', '%F0%9F%92%A5', '..%2F1', "1'--"];
export const names = ['tour-list', 'points-ledger', 'constructor', '__proto__'];

const nasty = fc.constantFrom<unknown>(
  '', ' ', '\u0000', 'a\u0000b', '\ud800', 'é\u0301\u202e', '💥', 'x'.repeat(12_000), "'; drop table event; --", '__proto__', 'NaN', '1e400', '-0', '0.005', '99999999999999999999.99',
  '02/30/2026', '2026-12-01', '0000-00-00', '9999-12-31', '+010000-01-01', 'true', null, true, false, 0, -0, -1, 0.1, 1e21, 1e308, 2 ** 31, 2 ** 53, [], {}, [[]], { length: 5 }, { toString: 'x' }, [null],
);
/** Words that are right somewhere, so that not everything is turned away at the door. */
const plausible = fc.constantFrom<unknown>(...contractStatuses, ...paymentStatuses, ...tourStatuses, ...tourResults, ...tourSlots.slice(0, 3), ...releaseReasons, 'Active', 'Credit', 'Adjustment', 'Executive', 505, 535, 1, 5_000, '1200.50', '2026-12-01', '12/01/2026', 'Dana', 'a@b.example', 'YES');
const deep = fc.integer({ min: 10, max: 100_000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
const value = fc.oneof({ weight: 4, arbitrary: plausible }, { weight: 4, arbitrary: nasty }, fc.string({ unit: 'binary', maxLength: 30 }), fc.double(), fc.jsonValue({ maxDepth: 3 }));

export function object(fields: readonly string[]): fc.Arbitrary<string> {
  const known = fields.length > 0 ? fc.constantFrom(...fields) : fc.constant('nothing');
  const odd = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'issued', 'hasOwnProperty', 'contractId', 'tourId', 'memberId', 'revision', '', '\u0000');
  const key = fc.oneof({ weight: 8, arbitrary: known }, odd, fc.string({ unit: 'binary', maxLength: 10 }));
  // Written by hand: an object literal would lose __proto__ and doubled keys.
  const entry = fc.tuple(key, value).map(([name, content]) => `${JSON.stringify(name)}:${JSON.stringify(content) ?? 'null'}`);
  return fc.array(entry, { maxLength: Math.max(4, Math.min(fields.length, 12)) }).map((entries) => `{${entries.join(',')}}`);
}

const noObject = fc.oneof(
  fc.constantFrom('', 'null', '[]', '[1,2]', '"text"', '7', 'true', '{', '{"a":', '{"a":1}}', '\u0000', '{"a":\u0001}', `{"a":"${'x'.repeat(1_100_000)}"}`, '\ufeff{}'),
  deep,
  fc.json(),
);

export const headers: fc.Arbitrary<Readonly<Record<string, string>>> = fc.record(
  {
    'If-Match': fc.constantFrom('"0"', '"1"', '"999"', 'W/"0"', '*', 'seven', '""', '"-1"', '"999999999999999"', '"999999999"', '"1e3"', 'x'.repeat(2_000)),
    'Idempotency-Key': fc.oneof(fc.uuid(), fc.constantFrom('not-a-uuid', '00000000-0000-4000-8000-000000000001', '{}', 'x'.repeat(2_000))),
    'X-Min-Position': fc.constantFrom('0000000000000001', 'x', '-1', "'"),
    'Content-Type': fc.constantFrom('application/json', 'application/json', 'application/json-patch+json', 'application/json; charset=utf-16', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'),
    'Content-Encoding': fc.constantFrom('identity', 'gzip', 'x-nonsense'),
  },
  { requiredKeys: [] },
);
/** Mostly as a browser sends them. */
const usualHeaders = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 2, arbitrary: headers });

/** What somebody careless or hostile may send to a route. */
export function hostileRequest(route: WriteRoute): fc.Arbitrary<HostileRequest> {
  const parameters = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const given = parameters.map((name) => fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...(name === 'name' ? names : ids.slice(0, 7))) }, fc.constantFrom(...ids, ...names)));
  return fc.record({
    path: fc.tuple(...given).map((values) => parameters.reduce((path, name, index) => path.replace(`:${name}`, values[index]!), route.path)),
    body: fc.oneof({ weight: 5, arbitrary: object(route.fields) }, noObject),
    headers: usualHeaders,
  });
}
