import { Button } from '@blueprintjs/core';
import { MapIcon } from '@blueprintjs/icons';
import { useMemo, useState } from 'react';
import { blankValues } from '../../../events/kernel/field.rules.js';
import { tourFormFields } from '../../../events/tours/tour.fields.js';
import { slotWords } from '../../../events/tours/tour.enums.js';
import { RecordForm } from '../../kit/form/record-form.js';
import { useNewForm } from '../../kit/form/use-new-form.js';
import { formatDate, today } from '../../kit/format/dates.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import { toast } from '../../kit/toast.js';
import { send } from '../../server/http.js';
import { useSession } from '../../server/session.js';
import { tourEntries } from './tour-entries.js';
import { TourFields } from './tour-fields.js';
import { appointment } from './tour-sections.js';
import { useTourChoices, type TourChoices } from './use-tour-choices.js';
import './tours.css';

interface BookedLead {
  readonly leadId: number;
  /** What brought the lead brought the tour, unless somebody says otherwise. */
  readonly marketingSource: string;
}

interface BookTourProps {
  readonly lead: BookedLead;
  readonly onBooked?: (tourId: number) => void;
  /** Whether the form is there: no other may be around it, and the head of the page opens it as well. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** On the page of a lead: a button that makes way for the form of a new tour, and comes back when that is saved or given up (document 3, 2.4). */
export function BookTour(props: BookTourProps) {
  const { open, onOpen } = props;
  const [closed, setClosed] = useState(false);
  const close = () => {
    setClosed(true);
    onOpen(false);
  };
  if (!useSession().may('Tours_New')) return null;
  // Whoever had the focus in the form finds it where the form came from.
  if (!open) return <Button autoFocus={closed} icon={<MapIcon />} text="Book New Tour" onClick={() => onOpen(true)} />;
  return (
    <section className="book-tour" aria-label="Book New Tour">
      <Loaded {...props} onClose={close} />
    </section>
  );
}

type FormProps = BookTourProps & { readonly onClose: () => void };

function Loaded(props: FormProps) {
  const { choices, problem, retry } = useTourChoices();
  if (problem) return <ProblemNotice problem={problem} retry={retry} />;
  return choices ? <NewTourForm {...props} choices={choices} /> : <span className="bone book-tour-bone" aria-label="Loading" />;
}

/** Said of a tour once it is booked. */
const saidLater: readonly string[] = ['tourStatus', 'tourResult', 'notes'];
const blank = blankValues(tourFormFields);

function NewTourForm({ lead: { leadId, marketingSource }, choices, onBooked, onClose }: FormProps & { readonly choices: TourChoices }) {
  const fields = useMemo(() => tourEntries([appointment], choices).filter(({ name }) => !saidLater.includes(name)), [choices]);
  const form = useNewForm({
    fields,
    initial: { ...blank, marketingSource },
    create: async (values, commandId) => {
      const { data } = await send<{ readonly tourId: number }>('/api/Tours', { body: { leadId, ...values }, commandId });
      void toast(`Tour ${data.tourId} is booked for ${formatDate(values['tourDate'] as string)} at ${slotWords(String(values['scheduledStartTime']))}`);
      onClose();
      onBooked?.(data.tourId);
    },
  });
  const day = form.values['tourDate'];
  const isOver = typeof day === 'string' && day < today();
  return (
    <RecordForm form={form} onCancel={onClose} aside={isOver && 'This day is over: the tour is booked for the record.'}>
      <TourFields choices={choices} />
    </RecordForm>
  );
}
