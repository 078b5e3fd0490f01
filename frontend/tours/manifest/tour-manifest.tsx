import { useQuery } from '@tanstack/react-query';
import type { ManifestAnswer } from '../../../backend/tours/manifest/tour-manifest.dto.js';
import { ExportButtons } from '../../kit/export-buttons.js';
import { EmptyNotice, ProblemBar, ProblemNotice } from '../../kit/page/problem-notice.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { PrintButton } from '../../kit/paper/print-button.js';
import { useSoon } from '../../kit/use-soon.js';
import { get } from '../../server/http.js';
import { useFollow } from '../../server/live/use-live.js';
import { asProblem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';
import { DaySteps } from '../board/day-steps.js';
import { useTourDay } from '../board/tour-day.js';
import { TourViews } from '../board/tour-views.js';
import { countsInWords } from './manifest-slots.rules.js';
import { ManifestTable } from './manifest-table.js';
import './manifest.css';

const SOON_MS = 300;

/** /admin/tours-manifest?day=: the day on paper. */
export function TourManifest() {
  const { day, choose } = useTourDay();
  const { data, error, refetch } = useQuery({ queryKey: ['tour-manifest', day], queryFn: async ({ signal }) => (await get<ManifestAnswer>(`/api/TourManifest/${day}`, signal)).data, staleTime: 0 });
  const mayFollow = useSession().may(['Tours_Main', 'Reports_Main']);
  const soon = useSoon(() => void refetch(), SOON_MS);
  useFollow({ list: 'tour-list' }, mayFollow ? data?.position : undefined, { onChanges: soon, onRefetch: soon });
  const actions = (
    <>
      <ExportButtons url={`/api/TourManifest/${day}/Export`} />
      <PrintButton />
      <TourViews shown="manifest" day={day} />
    </>
  );
  return (
    <Page title="Tour manifest">
      <PageHeader title="Tour manifest" note={<DaySteps day={day} choose={choose} />} actions={actions} />
      {error && data ? <ProblemBar problem={asProblem(error)} retry={() => void refetch()} dismiss={() => void refetch()} /> : null}
      {error && !data ? <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} /> : null}
      {!data && !error && <div className="card manifest-loading">Loading...</div>}
      {data && <p className="manifest-counts">{countsInWords(data.tours)}</p>}
      {data?.tours.length === 0 && <EmptyNotice text="No tours available." />}
      {data && data.tours.length > 0 && <ManifestTable tours={data.tours} />}
    </Page>
  );
}
