import { Button } from '@blueprintjs/core';
import { EditIcon } from '@blueprintjs/icons';
import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useShortcuts } from '../keys/use-shortcuts.js';
import { usePresence } from '../../server/live/use-live.js';
import { useSession } from '../../server/session.js';
import type { HeldRecord, RecordName } from '../../server/use-record.js';
import type { AlsoHappened } from '../history/also-happened.js';
import { RecordFrame } from './record-frame.js';
import type { OpenRecord, RecordKind } from './record-kind.js';
import { RecordPage } from './record-page.js';
import { useEditing, type Editing } from './sections/use-editing.js';
import { useVersionedRecord } from './use-versioned-record.js';

interface RecordScreenProps<T extends object> {
  readonly kind: RecordKind<T>;
  /** What is edited in place: with it come an Edit button and the key `e`, which open all of it. */
  readonly sections?: readonly string[];
  /** Around the cards while a section is open: one form for all of them. */
  readonly form?: ComponentType<{ readonly open: OpenRecord<T>; readonly children: ReactNode }>;
  /** `form`: the page is a form for whoever may edit, and has no button. */
  readonly opens?: 'editing' | 'form';
  /** Where closing what is open leads, in place of shutting it. */
  readonly onClose?: (id: string) => void;
  /** The status and the facts that people say aloud, beside the title. */
  readonly note: (open: OpenRecord<T>) => ReactNode;
  readonly actions?: (open: OpenRecord<T>) => ReactNode;
  /** Above the cards. */
  readonly above?: (open: OpenRecord<T>) => ReactNode;
  /** Over the history. */
  readonly beside?: (open: OpenRecord<T>) => ReactNode;
  /** Told in the history beside its versions. */
  readonly alsoHappened?: readonly AlsoHappened[];
  /** The cards. */
  readonly children: (open: OpenRecord<T>) => ReactNode;
}

/** The page of the record that the address names, with its history beside it, now or as it was. */
export function RecordScreen<T extends object>(props: RecordScreenProps<T>) {
  const { id = '' } = useParams();
  return <OneRecord key={id} id={id} {...props} />;
}

const NOTHING_TO_OPEN: readonly string[] = [];

function OneRecord<T extends object>({ id, kind, sections = NOTHING_TO_OPEN, opens, onClose, form: Form, note, actions, above, beside, alsoHappened, children }: RecordScreenProps<T> & { readonly id: string }) {
  const name = kind.name(id);
  const versioned = useVersionedRecord<T>(name);
  const session = useSession();
  const editing = useEditing(sections, opens === 'editing', onClose && (() => onClose(id)));
  const { now = versioned.shown, shown, inThePast } = versioned;
  const editable = now !== undefined && !inThePast && kind.mayEdit(session, now.data);
  const people = usePresence(name.list, name.key, editable && (opens === 'form' || editing.any) ? 'edit' : 'view');
  return (
    <RecordPage title={kind.title(id, shown?.data)} wanted={{ noun: kind.noun, id, list: kind.list }} {...versioned} record={now && shown && { now, shown }}>
      {(held) => {
        const open = openRecord(kind, name, held, { editable, inThePast, entries: versioned.entries ?? [], editing });
        const button = editable && sections.length > 0 && <EditButton {...editing} />;
        return (
          <RecordFrame
            name={name}
            versioned={versioned}
            people={people}
            title={kind.title(id, held.shown.data)}
            statusNow={kind.status && { field: kind.status, value: held.now.data[kind.status] as string | undefined }}
            tells={kind.tells}
            note={note(open)}
            actions={
              <>
                {actions?.(open)}
                {button}
              </>
            }
            above={above?.(open)}
            beside={beside?.(open)}
            alsoHappened={inThePast ? undefined : alsoHappened}
            around={Form && editing.any && !inThePast ? (cards) => <Form open={open}>{cards}</Form> : undefined}
          >
            {children(open)}
          </RecordFrame>
        );
      }}
    </RecordPage>
  );
}

interface Opening extends Pick<OpenRecord<object>, 'editable' | 'inThePast' | 'entries'> {
  readonly editing: Editing;
}

function openRecord<T extends object>(
  { noun }: RecordKind<T>,
  name: RecordName,
  { now, shown }: { readonly now: HeldRecord<T>; readonly shown: HeldRecord<T> },
  { editing, ...opening }: Opening,
): OpenRecord<T> {
  return { noun, name, data: shown.data, now, ...opening, section: (section) => editing.section(section, opening), together: editing.several, close: editing.close };
}

function EditButton({ all, openAll }: Pick<Editing, 'all' | 'openAll'>) {
  useShortcuts([{ keys: ['e'], words: 'Edit', group: 'This page', run: openAll }]);
  return <Button intent="primary" icon={<EditIcon />} text="Edit" title="E" disabled={all} onClick={openAll} />;
}
