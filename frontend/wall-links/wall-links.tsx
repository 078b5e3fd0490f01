import { Button } from '@blueprintjs/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WallLink } from '../../backend/tours/wall/tour-wall.dto.js';
import { When } from '../kit/format/when.js';
import { Question } from '../kit/page/question.js';
import { EmptyNotice, ProblemBar, ProblemNotice } from '../kit/page/problem-notice.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { Section } from '../kit/page/section.js';
import { get, send } from '../server/http.js';
import { asProblem } from '../server/problem.js';
import { NewWallLink } from '../tours/wall/new-wall-link.js';
import './wall-links.css';

const ROUTE = '/api/WallLinks';
const LINKS = ['wall-links'] as const;

/** /admin/wall-links: which walls show the board of the day, and taking that back. */
export function WallLinks() {
  const client = useQueryClient();
  const { data: links, error, refetch } = useQuery({ queryKey: LINKS, queryFn: async ({ signal }) => (await get<readonly WallLink[]>(ROUTE, signal)).data, staleTime: 0, refetchOnWindowFocus: 'always' });
  const refresh = () => client.invalidateQueries({ queryKey: LINKS });
  const [asked, setAsked] = useState<WallLink>();
  // The link that was just made is shown until it is taken back.
  const [taken, setTaken] = useState('');
  const newest = links?.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt))[0];
  const end = useMutation({
    mutationFn: ({ wallId }: WallLink) => send(`${ROUTE}/${wallId}`, { method: 'DELETE' }),
    onSuccess: (_, { wallId }) => wallId === newest?.wallId && setTaken(wallId),
    onSettled: refresh,
  });
  return (
    <Page title="Walls">
      <PageHeader title="Walls" note="screens that show the tours of today without anybody signed in" />
      <NewWallLink key={taken} onMade={() => void refresh()} />
      <Section title="Links">
        {end.error && <ProblemBar problem={asProblem(end.error)} dismiss={end.reset} />}
        {error && !links ? <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} /> : null}
        {!links && !error && <span className="bone wall-links-bone" aria-label="Loading" />}
        {links?.length === 0 && <EmptyNotice text="No wall has a link yet." />}
        <ul className="plain-list wall-links">
          {links?.map((link) => (
            <Line key={link.wallId} link={link} ending={end.isPending && end.variables === link} onEnd={() => setAsked(link)} />
          ))}
        </ul>
      </Section>
      {asked && (
        <Question confirmText="Take it back" onCancel={() => setAsked(undefined)} onConfirm={() => (setAsked(undefined), end.mutate(asked))}>
          Take back the link of “{asked.name}”? The screen goes dark within half a minute, and stays so.
        </Question>
      )}
    </Page>
  );
}

function Line({ link, ending, onEnd }: { readonly link: WallLink; readonly ending: boolean; readonly onEnd: () => void }) {
  const { name, madeBy, madeAt, lastSeenAt, takenBackAt, takenBackBy } = link;
  return (
    <li className={takenBackAt ? 'wall-link-over' : ''}>
      <span>
        <b>{name}</b>
        <span className="wall-link-facts">
          made by {madeBy} <When at={madeAt} inSentence /> · {lastSeenAt ? <>last seen <When at={lastSeenAt} inSentence /></> : 'never opened'}
          {takenBackAt && <> · taken back by {takenBackBy} <When at={takenBackAt} inSentence /></>}
        </span>
      </span>
      {!takenBackAt && <Button size="small" text={ending ? 'Please wait…' : 'Take back'} aria-label={`Take back the link of ${name}`} disabled={ending} onClick={onEnd} />}
    </li>
  );
}
