import { blankValues, type Field } from '../../../events/kernel/field.rules.js';
import type { ResaleContractFacts } from '../../../events/resale-contracts/resale-contract-facts.js';
import { resaleContractFields } from '../../../events/resale-contracts/resale-contract.fields.js';
import { ResaleContractImported } from '../../../events/resale-contracts/resale-contract.events.js';
import type { FileName } from '../export-files.js';
import type { LegacyFile } from '../legacy-file.js';
import type { RowReader } from '../row-reader.js';

export const contracts: LegacyFile = {
  file: 'Contracts',
  idField: 'contractId',
  sequence: 'resaleContract',
  read: (row, contractId) => ({
    stream: `resaleContract-${contractId}`,
    at: row.moment('createdAt') ?? row.moment('contractDate'),
    event: ResaleContractImported({ contractId, facts: facts(row) }),
  }),
};

/** Read as the contract's own table of fields says, but for these. */
const exceptions: Readonly<Record<string, (row: RowReader) => unknown>> = {
  useYearType: (row) => row.useYearType('useYearType'),
  nextUseYear: (row) => row.year('nextUseYear'),
  buyerCountry: (row) => row.country('buyerCountry'),
  sellerCountry: (row) => row.country('sellerCountry'),
};

const referred: Readonly<Record<string, readonly [FileName, string]>> = {
  inventoryId: ['Inventories', 'inventory'],
  tourId: ['Tours', 'tour'],
  leadId: ['Leads', 'lead'],
  createdBy: ['Users', 'creator'],
};

const blanks = blankValues(resaleContractFields);

function facts(row: RowReader): ResaleContractFacts {
  const values = Object.entries(resaleContractFields).map(
    ([name, field]) => [name, exceptions[name]?.(row) ?? value(row, name, field)] as const,
  );
  return Object.fromEntries(values.filter(([name, read]) => read !== blanks[name as keyof typeof blanks]));
}

function value(row: RowReader, name: string, field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'phone':
    case 'status':
    case 'yesNo':
      return field.options ? row.word(name, field.options) : row.text(name);
    case 'reference':
      return row.reference(name, ...(referred[name] ?? unknownReference(name)));
    case 'flag':
      return row.flag(name);
    case 'money':
      return row.amount(name);
    case 'decimal':
      return row.decimal(name);
    case 'number':
      return row.whole(name);
    case 'count':
      return row.whole(name) ?? 0;
    case 'date':
      return row.day(name);
    case 'time':
      return row.moment(name);
    default:
      return field.kind satisfies never;
  }
}

function unknownReference(name: string): never {
  throw new TypeError(`${name} of a contract refers to an unknown file`);
}
