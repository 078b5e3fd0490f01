import { Button, Dialog } from '@blueprintjs/core';
import { useState, type ReactNode } from 'react';
import { formatTime } from '../format/dates.js';
import { formatFieldValues } from '../format/field-values.js';
import { Avatar } from '../people/avatar.js';
import { whoMissed, type MissedChange } from './missed-changes.js';
import type { Choice, Choices, MergeRow } from './three-way-merge.js';
import './conflict.css';

interface MergeDialogProps {
  /** What people call the record: "contract". */
  readonly noun: string;
  readonly rows: readonly MergeRow[];
  readonly missed: readonly MissedChange[];
  /** What the choice comes to, in words and figures. */
  readonly outcome?: (choices: Choices) => ReactNode;
  readonly onKeepEditing: () => void;
  readonly onSave: (choices: Choices) => void;
}

/** Two people changed the same field: three values each, one choice; all else is taken over by itself. */
export function MergeDialog({ noun, rows, missed, outcome, onKeepEditing, onSave }: MergeDialogProps) {
  const [choices, setChoices] = useState<Choices>({});
  const people = whoMissed(missed);
  const who = inWords(people);
  const last = missed.reduce((one, other) => (other.revision > one.revision ? other : one));
  const toDecide = rows.filter(({ conflict }) => conflict).length;
  const title = (
    // Blueprint puts it into a heading, so there can be none in it.
    <span className="merge-title">
      <Avatar name={people[0] ?? '?'} size={22} />
      <span>
        <b>
          {who} changed this {noun} while you were editing
        </b>
        <span className="merge-summary">{summary(rows.length - toDecide, toDecide, people.length)}</span>
      </span>
    </span>
  );
  return (
    <Dialog isOpen onClose={onKeepEditing} isCloseButtonShown={false} title={title} className="merge" aria-label={`${who} changed this ${noun}`}>
      <div className="merge-scroll">
        <table className="merge-table">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">When you opened it</th>
              <th scope="col">
                {people.length === 1 ? firstName(who) : 'Others'}, {formatTime(last.at)}
              </th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row key={row.field} row={row} first={index === 0} choice={choices[row.field] ?? 'mine'} onChoose={(choice) => setChoices({ ...choices, [row.field]: choice })} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="merge-foot">
        <span className="merge-outcome" aria-live="polite">
          {outcome?.(choices)}
        </span>
        <Button text="Keep editing" onClick={onKeepEditing} />
        <Button intent="primary" text="Save merged" onClick={() => onSave(choices)} />
      </div>
    </Dialog>
  );
}

interface RowProps {
  readonly row: MergeRow;
  readonly first: boolean;
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

function Row({ row, first, choice, onChoose }: RowProps) {
  const [opened, theirs, mine] = formatFieldValues(row, [row.opened, row.theirs, row.mine]).map((words) => words || '–');
  const option = (which: Choice, text: string | undefined) => (
    <label className={choice === which ? 'merge-chosen' : ''}>
      {/* The focus waits at the choice: the Ctrl-Enter that opened this dialog must not save it as well. */}
      <input type="radio" name={row.field} checked={choice === which} autoFocus={first && choice === which} onChange={() => onChoose(which)} /> {text}
    </label>
  );
  return (
    <tr className={row.conflict ? 'merge-conflict' : ''}>
      <th scope="row">{row.label}</th>
      <td>{opened}</td>
      <td>{row.conflict ? option('theirs', theirs) : `${theirs}, taken`}</td>
      <td>{row.conflict ? option('mine', mine) : 'unchanged'}</td>
    </tr>
  );
}

function summary(taken: number, toDecide: number, people: number): string {
  const whose = people === 1 ? 'their' : 'the others’';
  const need = `${toDecide} need${toDecide === 1 ? 's' : ''} your choice.`;
  if (taken === 0) return `Nothing of yours is lost. ${need}`;
  const already = taken === 1 ? 'touches another field and is already in' : 'touch other fields and are already in';
  return `Nothing of yours is lost. ${taken} of ${whose} changes ${already}; ${need}`;
}

function inWords(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? 'Somebody') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
