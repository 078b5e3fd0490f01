import type { Person } from '../../backend/platform/realtime/protocol.js';
import type { Tour } from '../../backend/tours/tour.state.js';
import { tourResults, tourStatuses } from '../../events/tour.values.js';
import { DetailColumns } from '../kit/detail/detail-columns.js';
import { Marked, MarksContext } from '../kit/detail/marks.js';
import { StatusMenu } from '../kit/detail/status-menu.js';
import type { VersionedRecord } from '../kit/detail/use-versioned-record.js';
import { WordMenu } from '../kit/detail/word-menu.js';
import { formatDate } from '../kit/format/dates.js';
import { AsOfBar } from '../kit/history/as-of-bar.js';
import { CompareDialog } from '../kit/history/compare-dialog.js';
import { HistoryCard } from '../kit/history/history-card.js';
import { PageHeader } from '../kit/page/page.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { WhoIsHere } from '../kit/people/avatar.js';
import { useSession } from '../server/session.js';
import { useCommand } from '../server/use-command.js';
import type { HeldRecord, RecordName } from '../server/use-record.js';
import { AppointmentCard, GiftsCard, GuestsCard, NotesCard } from './tour-cards.js';

interface TourPageProps {
  readonly name: RecordName;
  readonly versioned: VersionedRecord<Tour>;
  readonly shown: HeldRecord<Tour>;
  readonly people: readonly Person[];
}

/** One tour with its history beside it, now or as it was. */
export function TourPage({ name, versioned, shown, people }: TourPageProps) {
  const { now = shown, entries, versions, inThePast } = versioned;
  const mayEdit = useSession().may('Tours_Edit') && !inThePast;
  const tour = shown.data;
  return (
    <MarksContext value={versioned.marks}>
      <PageHeader title={`Tour ${name.key}`} note={<TourStatusLine name={name} tour={tour} editable={mayEdit} />} actions={<WhoIsHere people={people} />} />
      <AsOfBar entries={entries ?? []} total={versioned.total} versions={versions} />
      <DetailColumns history={<HistoryCard entries={entries} statusNow={{ field: 'tourStatus', value: now.data.tourStatus }} versions={versions} more={versioned.more} />}>
        <GuestsCard tour={tour} />
        <AppointmentCard tour={tour} />
        <GiftsCard tour={tour} />
        <NotesCard tour={tour} />
      </DetailColumns>
      <CompareDialog url={name.url} name={`Tour ${name.key}`} entries={entries ?? []} total={versioned.total} versions={versions} />
    </MarksContext>
  );
}

interface TourStatusLineProps {
  readonly name: RecordName;
  readonly tour: Tour;
  readonly editable: boolean;
}

/** The status, the result, and the facts that people say aloud. */
function TourStatusLine({ name, tour, editable }: TourStatusLineProps) {
  const status = useCommand<Pick<Tour, 'tourStatus'>, Tour>({
    method: 'PUT',
    url: `${name.url}/Status`,
    record: name,
    optimistic: (current, { tourStatus }) => ({ ...current, tourStatus }),
  });
  const result = useCommand<Pick<Tour, 'tourResult'>, Tour>({
    method: 'PUT',
    url: `${name.url}/Result`,
    record: name,
    optimistic: (current, { tourResult }) => ({ ...current, tourResult }),
  });
  const refused = [status, result].find((command) => command.problem);
  const guest = `${tour.leadFirstName} ${tour.leadLastName}`.trim();
  return (
    <span className="status-line">
      <StatusMenu label="Status" status={tour.tourStatus} statuses={tourStatuses} onChange={editable ? (tourStatus) => void status.run({ tourStatus }) : undefined} unconfirmed={status.pending} />
      <span className="said-aloud">
        <Marked fields={['tourResult']}>
          <WordMenu label="Result" before="Result" none="No result yet" word={tour.tourResult} words={tourResults} onChange={editable ? (tourResult) => void result.run({ tourResult }) : undefined} unconfirmed={result.pending} />
        </Marked>
        <span>
          {formatDate(tour.tourDate)} {tour.scheduledStartTime.toLowerCase()}
        </span>
        {guest && <span>{guest}</span>}
      </span>
      {refused?.problem && <ProblemBar problem={refused.problem} retry={refused.retry} dismiss={refused.dismiss} />}
    </span>
  );
}
