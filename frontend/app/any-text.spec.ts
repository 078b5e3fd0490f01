import { isDeepStrictEqual } from 'node:util';
import { digitsLookedFor } from '../../events/kernel/home-phone.rules.js';
import { formatPhone, phoneNumber } from '../../events/kernel/phone.rules.js';
import { leadFields } from '../../events/leads/lead.fields.js';
import { cut, marksIn, matchOf } from './palette/match.js';
import { asTyped, criteriaIn, faultyIn, saidIn, searchable, withSearch } from '../inventory/search/unit-criteria.js';
import { entryFault, readEntry, writeEntry, type EntryKind } from '../kit/form/fields/entry.js';
import { parseDate } from '../kit/format/dates.js';
import { matchedPhone } from '../kit/format/matched-phone.js';
import { asAsked } from '../kit/list/filters/during.js';
import { fits } from '../kit/list/filters/filter-match.js';
import { listQuery, readView, writeView, type ListView } from '../kit/list/list-view.js';
import { phoneFilter, phonesIn } from '../../projections/lists/list-phones.js';
import { ListRequestError } from '../../projections/lists/list-request.js';
import { searchWords } from '../../projections/lists/list-search.js';
import { contactKeys, type Contact } from '../../projections/lead-list/lead-duplicates.queries.js';
import { anyTexts } from '../../test/support/any-texts.js';

const texts = anyTexts(2_000);

/** The texts that something breaks at. */
function broken(takes: (text: string) => void): readonly string[] {
  return texts.filter((text) => {
    try {
      takes(text);
      return false;
    } catch (error) {
      return !(error instanceof ListRequestError);
    }
  });
}

const entryKinds: readonly EntryKind[] = ['text', 'phone', 'note', 'money', 'amount', 'date', 'choice', 'reference', 'whole', 'decimal', 'moment', 'flag'];
const operations = ['is', 'oneOf', 'contains', 'from', 'to', 'below', 'during'] as const;

function viewOf(text: string): ListView {
  return { search: text, sort: text, filters: operations.map((op) => ({ field: 'boat', op, value: op === 'oneOf' ? [text, 'x'] : text }) as ListView['filters'][number]) };
}

describe('No text breaks', () => {
  it.each<[string, (text: string) => void]>([
    ['the search of the shell', (text) => cut(`Sold to ${text} today`, [...(matchOf(`Sold to ${text} today`, text) ?? []), ...marksIn('Coral Reef Club', text)])],
    ['a field of a form', (text) => entryKinds.forEach((kind) => [readEntry(kind, text), entryFault({ kind }, text), kind !== 'date' && kind !== 'phone' && writeEntry(kind, text)])],
    ['a typed day', parseDate],
    ['a typed phone', (text) => [phoneNumber(text), formatPhone(text), digitsLookedFor(text), matchedPhone(leadFields, { mobilePhone: text, homePhone: '+13055550174' }, text)]],
    ['a view of a list', (text) => [listQuery(viewOf(text), []), asAsked(viewOf(text).filters), writeView(viewOf(text), 'x')]],
    ['an address that somebody typed', (text) => [readView(new URLSearchParams(`boat.oneOf=${text}&boat.during=${text}&q=${text}&sort=${text}`), 'x'), criteriaIn(new URLSearchParams(`week=${text}`))]],
    ['a row that is held against a filter', (text) => operations.filter((op) => op !== 'during').forEach((op) => fits({ boat: text, fee: '5.00', length: 9 }, [{ field: 'boat', op, value: text }, { field: 'fee', op, value: text }, { field: 'length', op, value: text }]))],
    ['the criteria of a search for units', (text) => [saidIn({ week: text } as object), faultyIn({ week: text, price: text } as object), searchable({ week: text } as object, {}), withSearch(`/admin/inventory?${text}`, { week: text } as object), asTyped(viewOf(text).filters)]],
    ['the words of a search', (text) => [searchWords(text), phonesIn(text), phoneFilter({ field: 'phone', op: 'contains', value: text }), phoneFilter({ field: 'phone', op: 'is', value: text })]],
    ['what a person is known by', (text) => contactKeys({ ...({ mobilePhone: text, homePhone: text, workPhone: text, spouseMobilePhone: text, spouseHomePhone: text, spouseWorkPhone: text, email: text, spouseEmail: text, firstName: text, lastName: text, zipcode: text } satisfies Contact) })],
  ])('%s', (_, takes) => {
    expect(broken(takes)).toEqual([]);
  });

  it('a view: the address says it as it was typed', () => {
    const lost = texts.filter((text) => {
      if (text.trim() === '' || /\p{Surrogate}/u.test(text)) return false;
      const view = { ...viewOf(text), sort: 'x' };
      return !isDeepStrictEqual(readView(new URLSearchParams(writeView(view, 'x').toString()), 'x'), view);
    });
    expect(lost).toEqual([]);
  });
});
