import { ListRequestError, type Filter, type ListRequest } from '../../../projections/lists/list-request.js';

type Query = Readonly<Record<string, unknown>>;

/** Reads a query string: `?filters=[{"field":"contractStatus","op":"is","value":"Signed"}]&sort=-contractDate&limit=50`. */
export function listRequest(query: Query): ListRequest {
  return {
    ...optional('filters', filters(query)),
    ...optional('search', text(query, 'search')),
    ...optional('sort', text(query, 'sort')),
    ...optional('offset', wholeNumber(query, 'offset')),
    ...optional('limit', wholeNumber(query, 'limit')),
  };
}

function optional<Name extends keyof ListRequest>(name: Name, value: ListRequest[Name]): Partial<ListRequest> {
  return value === undefined ? {} : { [name]: value };
}

function text(query: Query, name: string): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw new ListRequestError(name, 'is given once');
  return value;
}

function wholeNumber(query: Query, name: string): number | undefined {
  const value = text(query, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,15}$/.test(value)) throw new ListRequestError(name, 'takes a whole number');
  return Number(value);
}

function filters(query: Query): Filter[] | undefined {
  const value = text(query, 'filters');
  if (value === undefined) return undefined;
  const parsed = parseJson(value);
  if (!Array.isArray(parsed) || !parsed.every(isFilter)) {
    throw new ListRequestError('filters', 'takes a JSON array of {field, op, value}');
  }
  return parsed;
}

function isFilter(value: unknown): value is Filter {
  const filter = value as Partial<Filter> | null;
  return typeof filter === 'object' && typeof filter?.field === 'string' && typeof filter.op === 'string';
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
