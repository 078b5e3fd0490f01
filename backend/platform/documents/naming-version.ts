import type { StoredFile } from '../../../events/kernel/stored-file.js';

/** The fields by which a record names one of its files: what lists and older clients read. */
export interface NamingFields {
  readonly link: string;
  readonly name: string;
  readonly date: string;
}

interface Named {
  readonly url: string;
  readonly file: Pick<StoredFile, 'name'>;
  /** When it was made: a moment or a day, as the field has it. */
  readonly at: string;
}

/** From what the record names to this file. */
export function namingFile(record: object, { link, name, date }: NamingFields, { url, file, at }: Named) {
  const before = record as Readonly<Record<string, never>>;
  return {
    [link]: { from: before[link]!, to: url },
    [name]: { from: before[name]!, to: file.name },
    [date]: { from: before[date]!, to: at },
  };
}
