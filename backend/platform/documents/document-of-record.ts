import type { FieldTable } from '../../../events/kernel/field.rules.js';
import type { Aggregate } from '../commands/aggregate.js';
import type { CommandMetadata } from '../commands/command.js';
import type { DispatchedCommand } from '../commands/dispatched-command.js';
import type { DocumentData } from './documents.js';
import type { MadeVersion, VersionToRecord } from './document-versions.js';
import { NOT_SHOWN } from './said-values.js';

/** A document that records of an area have: what the area says of it. `RecordDocuments` makes and keeps its versions. */
export interface DocumentOfRecord<State> {
  readonly aggregate: Aggregate<State>;
  /** The file of its template. */
  readonly template: string;
  /** What it says of the record, by the names of its values. */
  readonly fields: FieldTable;
  /** What people call one, as in "There is no seller contract of 1042 in version 3". */
  readonly noun: string;
  /** How the names of its files begin, such as `listing-agreement-76`. */
  called(id: number): string;
  /** Its versions, oldest first. */
  versions(state: State): readonly MadeVersion[];
  /** The version that everybody has signed; undefined while there is none. */
  signed(state: State): number | undefined;
  /** Why none can be made of the record as it is, in words for people; undefined where one can. */
  whyNot?(state: State): string | undefined;
  /** @throws Refusal where this person may make no further one of the record as it is; the decider refuses it as well */
  refusesMaking?(state: State, issued: CommandMetadata): void;
  /** Fields that its reader may not see are absent from the state, whatever the type says. */
  said(state: State): SaidByRecord;
  /** Has a version that was made named by an event of the record's stream. @param reason why it was made */
  recorded(id: number, made: VersionToRecord, reason?: string): DispatchedCommand;
}

export interface SaidByRecord {
  /** By the names that the template has for them. */
  readonly values: DocumentData;
  /** Who signs, in their order; each has a place on the pages. */
  readonly signers: readonly DocumentData[];
  /** Fields whose amount it is about: whoever sends it without one is asked. A fee that is blank is none. */
  readonly amounts: readonly string[];
  /** Fields that the template leaves a line for while they are blank. */
  readonly lines: readonly string[];
}

/** @param version as it stands on the pages, blank for one that nobody made */
export function dataOf<State>(document: DocumentOfRecord<State>, id: number, state: State, version: number | ''): DocumentData & Omit<SaidByRecord, 'amounts' | 'lines'> {
  const { values, signers } = document.said(state);
  return { number: String(id), version: String(version), isCopy: Object.values(values).includes(NOT_SHOWN), values, signers };
}
