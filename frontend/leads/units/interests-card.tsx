import { Button } from '@blueprintjs/core';
import { DragHandleVerticalIcon } from '@blueprintjs/icons';
import { useState, type KeyboardEvent } from 'react';
import { Nothing } from '../../kit/detail/detail-columns.js';
import { Question } from '../../kit/page/question.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { useOutlivesBreak } from '../../kit/page/use-outlives-break.js';
import { Section } from '../../kit/page/section.js';
import { unmirroredKey } from '../../kit/mirror.js';
import { useCommand } from '../../server/use-command.js';
import { InterestForm } from './interest-form.js';
import { interestWords, nameOfInterest } from './interest-words.js';
import type { Lead, OpenLead } from '../lead-record.js';
import { UnitsThatFit } from './units-that-fit.js';

type Interest = Lead['interests'][number];

interface InterestsCardProps {
  readonly open: OpenLead;
  readonly editable: boolean;
  /** Told while a form of its own is open: no other may be around it. */
  readonly onForm: (open: boolean) => void;
}

/** What the lead would like to buy, the dearest first: added, edited and removed in place, put in order by dragging or by the arrow keys. */
export function InterestsCard({ open, editable, onForm }: InterestsCardProps) {
  const { interests } = open.data;
  const [editing, setEditing] = useOutlivesBreak<Interest | 'new' | undefined>('interest form', () => undefined);
  const edit = (interest: Interest | 'new' | undefined) => {
    setEditing(interest);
    onForm(interest !== undefined);
  };
  const close = () => edit(undefined);
  const add = editable && editing === undefined && (
    <button type="button" className="link-button" aria-label="Add interest" onClick={() => edit('new')}>
      Add
    </button>
  );
  return (
    <Section title="Interests" note={interests.length > 1 && 'in order of priority'} action={add} className="detail-wide">
      {editing ? (
        <InterestForm leadId={open.data.leadId} record={open.name} interest={editing === 'new' ? undefined : editing} onClose={close} />
      ) : interests.length === 0 ? (
        <Nothing text="No interests are available." />
      ) : (
        <Interests open={open} editable={editable} onEdit={edit} />
      )}
    </Section>
  );
}

interface InterestsProps {
  readonly open: OpenLead;
  readonly editable: boolean;
  readonly onEdit: (interest: Interest) => void;
}

function Interests({ open, editable, onEdit }: InterestsProps) {
  const { interests, leadId } = open.data;
  const [dragged, setDragged] = useState<number>();
  const [removing, setRemoving] = useState<Interest>();
  const order = useCommand<{ readonly interestIds: readonly number[] }, Lead>({
    method: 'PUT',
    url: `/api/Leads/${leadId}/Interests/Order`,
    record: open.name,
    optimistic: (lead, { interestIds }) => ({ ...lead, interests: interestIds.flatMap((id) => lead.interests.filter(({ interestId }) => interestId === id)) }),
  });
  const remove = useCommand<{ readonly interestId: number }, Lead>({ method: 'DELETE', url: ({ interestId }) => `/api/Interests/${interestId}`, record: open.name });
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= interests.length) return;
    const rest = interests.filter((_, place) => place !== from);
    const moved = [...rest.slice(0, to), interests[from]!, ...rest.slice(to)];
    void order.run({ interestIds: moved.map(({ interestId }) => interestId) });
  };
  const refused = [order, remove].find(({ problem }) => problem);
  return (
    <>
      {refused?.problem && <ProblemBar problem={refused.problem} retry={refused.retry} dismiss={refused.dismiss} />}
      <ol className="interests">
        {interests.map((interest, place) => (
          <InterestItem
            key={interest.interestId}
            interest={interest}
            place={place}
            editable={editable}
            onEdit={() => onEdit(interest)}
            onRemove={() => setRemoving(interest)}
            onStep={(by) => move(place, place + by)}
            drag={interests.length > 1 ? { onDragStart: () => setDragged(place), onDrop: () => dragged !== undefined && move(dragged, place) } : undefined}
          />
        ))}
      </ol>
      {removing && (
        <Question
          confirmText="Remove"
          onCancel={() => setRemoving(undefined)}
          onConfirm={() => {
            setRemoving(undefined);
            void remove.run({ interestId: removing.interestId });
          }}
        >
          The interest in {nameOfInterest(removing)} will be removed. The history keeps it.
        </Question>
      )}
    </>
  );
}

interface InterestItemProps {
  readonly interest: Interest;
  readonly place: number;
  readonly editable: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onStep: (by: -1 | 1) => void;
  /** Absent where there is nothing to be put in order. */
  readonly drag: { readonly onDragStart: () => void; readonly onDrop: () => void } | undefined;
}

function InterestItem({ interest, place, editable, onEdit, onRemove, onStep, drag }: InterestItemProps) {
  const name = nameOfInterest(interest);
  const movable = editable ? drag : undefined;
  return (
    <li
      className="interest"
      draggable={movable !== undefined}
      onDragStart={movable?.onDragStart}
      onDragOver={(event) => movable && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        movable?.onDrop();
      }}
    >
      <div className="interest-title">
        <span className="interest-place">{place + 1}</span>
        <h3>{name}</h3>
        {movable && (
          <button type="button" className="interest-handle" aria-label={`Move ${name}, number ${place + 1}, with the arrow keys`} onKeyDown={(event) => step(event, onStep)}>
            <DragHandleVerticalIcon />
          </button>
        )}
      </div>
      {interestWords(interest).map((words) => (
        <p key={words}>{words}</p>
      ))}
      {interest.notes && <p className="notes">{interest.notes}</p>}
      <div className="interest-foot">
        <b>{interest.price && `up to ${interest.price}`}</b>
        <UnitsThatFit interest={interest} name={name} />
        {editable && (
          <span className="no-print">
            <Button size="small" variant="minimal" text="Edit" aria-label={`Edit ${name}`} onClick={onEdit} />
            <Button size="small" variant="minimal" text="Remove" aria-label={`Remove ${name}`} onClick={onRemove} />
          </span>
        )}
      </div>
    </li>
  );
}

function step(event: KeyboardEvent, onStep: InterestItemProps['onStep']): void {
  const key = unmirroredKey(event.key);
  const by = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : key === 'ArrowRight' || key === 'ArrowDown' ? 1 : 0;
  if (by === 0) return;
  event.preventDefault();
  onStep(by);
}
