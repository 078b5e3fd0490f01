interface Rows {
  readonly table: string;
  readonly rows: number;
}

/** What the search after an erasure came to. */
interface Proof {
  readonly values: number;
  readonly events: number;
  readonly unsealed: number;
  readonly rows: number;
  /** Absent from proofs of before it was looked at. */
  readonly opened?: number | undefined;
  readonly found: readonly Rows[];
  /** Absent from proofs that counted it among `elsewhere`. */
  readonly kept?: readonly Rows[] | undefined;
  readonly elsewhere: readonly Rows[];
}

interface ErasureWords {
  readonly searched: string;
  readonly found: string;
  /** What others have that reads the same. */
  readonly others: string;
  /** Absent where there was nothing of it. */
  readonly kept?: string;
  /** Absent where the store could seal everything. */
  readonly unsealed?: string;
}

/** What proves an erasure, for whoever has to answer for it. */
export function erasureWords({ values, events, unsealed, rows, opened, found, kept = [], elsewhere }: Proof): ErasureWords {
  const said = `${counted(values, 'thing')} that had been known, such as names, phones and notes`;
  const cameIn = opened ? `, also ${counted(opened, 'message')} that came in and ${opened === 1 ? 'is' : 'are'} not handled yet` : opened === 0 ? ', where no message waits that came in' : '';
  return {
    searched: `${counted(events, 'entry', 'entries')} of the history, and all ${counted(rows, 'row')} of the database${cameIn}, were searched for ${said}.`,
    found: sum(found) === 0 ? 'Nothing of it was found.' : `${counted(sum(found), 'row')} still ${sum(found) === 1 ? 'says' : 'say'} some of it (${found.map((one) => `${one.table}: ${shown(one.rows)}`).join(', ')}). Please tell whoever looks after the database.`,
    others: sum(elsewhere) === 0 ? 'Nothing of others reads the same.' : `${counted(sum(elsewhere), 'row')} of other people ${sum(elsewhere) === 1 ? 'reads' : 'read'} the same somewhere, as a phone that is shared, a name that many have or a view that a colleague saved. What is theirs stays.`,
    ...(sum(kept) > 0 && { kept: `The law has us keep contracts and memberships, how they were signed, their made documents and signed papers, whoever is named in them. ${counted(sum(kept), 'row')} of them ${sum(kept) === 1 ? 'reads' : 'read'} the same as some of it: of this person where it was a party, else of others, as a name that many have.` }),
    ...(unsealed > 0 && { unsealed: `${counted(unsealed, 'entry', 'entries')} of the history ${unsealed === 1 ? 'was' : 'were'} written before there were keys, and can still be read in the event store, which cannot rewrite ${unsealed === 1 ? 'it' : 'them'}.` }),
  };
}

function sum(tables: readonly Rows[]): number {
  return tables.reduce((total, { rows }) => total + rows, 0);
}

/** "1 entry", "2,400 entries" */
function counted(count: number, one: string, many = `${one}s`): string {
  return `${shown(count)} ${count === 1 ? one : many}`;
}

function shown(count: number): string {
  return count.toLocaleString('en-US');
}
