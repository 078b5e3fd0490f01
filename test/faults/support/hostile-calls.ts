import fc from 'fast-check';
import { headers, ids, names, object } from './hostile-requests.js';

/** A route as the application has it. */
export interface Route {
  readonly method: string;
  /** `/api/Contracts/:id/Status` */
  readonly path: string;
  /** Names that its body knows. */
  readonly fields: readonly string[];
}

export interface HostileCall {
  readonly method: string;
  /** As it goes over the wire: nothing is tidied on the way. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Which of those who are signed in sends it; whose cookie, or whose token. */
  readonly sender: number;
  readonly sends: 'cookie' | 'bearer' | 'nothing' | 'nonsense';
  readonly foreignOrigin: boolean;
}

/** They answer slowly on purpose, begin something long, or answer a great deal: others are asked more often. */
const SLOW = /AuthEmail|ResetPassword|Me\/Password|Rebuild|export$/;
const isWhole = ({ method, path }: Route) => method === 'GET' && !path.includes(':');

const text = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'NaN', 'Infinity', 'null', 'undefined', '[object Object]', '-1', '0', '1e309', '9'.repeat(30), "' OR 1=1 --", '"><script>alert(1)</script>', '${7*7}', '{{7*7}}', '%s%n', '../../etc/passwd', '💥', 'a\u202eb', '\u0000', '\r\nSet-Cookie: a=b'),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const encoded = fc.oneof({ weight: 4, arbitrary: text.map((value) => encodeURIComponent(value)) }, fc.constantFrom('%', '%zz', '%c0%ae%c0%ae', '%2e%2e%2f', '%00', '%ff', '%F0%9F', '..', '.', '', ';a=b', '*'));
const parameter = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids.slice(0, 9)) }, { weight: 2, arbitrary: fc.constantFrom(...ids, ...names) }, { weight: 2, arbitrary: encoded });

const known = ['asOf', 'from', 'to', 'before', 'limit', 'offset', 'sort', 'search', 'filters', 'kind', 'email', 'password', 'month', 'status'];
const filter = fc.record({ field: fc.oneof(fc.constantFrom('contractStatus', 'email', 'tourDate', 'name'), text), op: fc.oneof(fc.constantFrom('is', 'contains', 'from', 'oneOf', 'empty'), text), value: fc.oneof(text, fc.jsonValue({ maxDepth: 2 })) });
const queryValue = fc.oneof({ weight: 3, arbitrary: encoded }, fc.constantFrom('1', '2026-11-01', '-name', '500'), fc.array(filter, { maxLength: 3 }).map((filters) => encodeURIComponent(JSON.stringify(filters))));
const query = fc
  .array(fc.tuple(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, encoded), fc.constantFrom('=', '[]=', '[__proto__]=', ''), queryValue), { maxLength: 3 })
  .map((entries) => (entries.length === 0 ? '' : `?${entries.map((entry) => entry.join('')).join('&')}`));

const stranger = fc.constantFrom('/', '//', '/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/package.json', '/api', '/api/', '/api//Contracts', '/API/CONTRACTS', '/api/Contracts/../Users/Me', '/api/nothing', '/.env', '/.git/config', '/assets/..%5c..%5cpackage.json', '/api/%', '/socket.io/', '/socket.io/?EIO=4&transport=polling&sid=x', `/${'a'.repeat(6_000)}`);

const body = (route: Route) =>
  fc.oneof(
    { weight: 40, arbitrary: object(route.fields) },
    { weight: 8, arbitrary: fc.constantFrom('', 'null', '[]', '"text"', '7', '{', '{"a":1}}', '\u0000', '\ufeff{}', '<a/>', 'a=b&c=d') },
    { weight: 1, arbitrary: fc.integer({ min: 10, max: 20_000 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`) },
  );

/** Whatever anybody may send to any of the routes. */
export function hostileCall(routes: readonly Route[]): fc.Arbitrary<HostileCall> {
  const weighted = routes.map((route) => ({ weight: SLOW.test(route.path) || isWhole(route) ? 1 : 20, arbitrary: callTo(route) }));
  return fc.oneof(...weighted, { weight: 60, arbitrary: callTo({ method: 'GET', path: '', fields: [] }) });
}

function callTo(route: Route): fc.Arbitrary<HostileCall> {
  const parts = route.path.split(/(:\w+)/).map((part) => (part.startsWith(':') ? parameter : fc.constant(part)));
  const path = route.path === '' ? stranger : fc.tuple(...parts).map((filled) => filled.join(''));
  const method = fc.oneof({ weight: 12, arbitrary: fc.constant(route.method) }, fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'));
  const oddHeaders = fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, headers, fc.constantFrom<Record<string, string>>({ 'X-Long': 'x'.repeat(8_000) }, { 'X-Forwarded-For': "1.2.3.4, '--" }, { Accept: 'text/html' }));
  return fc.record({
    method,
    path: fc.tuple(path, query).map((all) => all.join('')),
    headers: oddHeaders,
    body: body(route),
    sender: fc.nat(2),
    sends: fc.constantFrom('cookie', 'cookie', 'bearer', 'nothing', 'nonsense'),
    foreignOrigin: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  });
}
