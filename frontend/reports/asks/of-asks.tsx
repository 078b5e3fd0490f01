import { useQuery } from '@tanstack/react-query';
import type { ReportAnswer, TeamsAnswer } from '../../../backend/reports/report.dto.js';
import { ChoiceChip } from '../../kit/filter/choice-chip.js';
import { get } from '../../server/http.js';
import type { AddressChanges, ReportOf } from '../../../backend/reports/report-view.rules.js';

interface OfAsksProps {
  readonly report: string;
  readonly view: ReportOf & { readonly from: string; readonly to: string };
  /** As far as it is known: it has the names of what was chosen. */
  readonly answer: ReportAnswer | undefined;
  /** All reps of these days, where the screen asks for them itself; none until they are known. */
  readonly reps?: ReportAnswer['lines'] | undefined;
  readonly onAsk: (changes: AddressChanges) => void;
}

const KEPT_MS = 60_000;

/** One rep, one source, one team: what there is of each in these days; no team where the company has none. */
export function OfAsks({ report, view: { from, to, rep, source, team }, answer, reps, onAsk }: OfAsksProps) {
  const teams = useTeams(report);
  const choose = (name: 'rep' | 'source' | 'team') => (value: string) => onAsk({ [name]: value || undefined, key: undefined, measure: undefined });
  return (
    <>
      <ChoiceChip name="Sales rep" words={rep === undefined ? '' : (answer?.of?.rep ?? rep)} choices={useChoices(report, 'rep', from, to, reps)} chosen={rep ?? ''} onChoose={choose('rep')} />
      <ChoiceChip name="Marketing source" words={source === undefined ? '' : (answer?.of?.source ?? source)} choices={useChoices(report, 'source', from, to)} chosen={source ?? ''} onChoose={choose('source')} />
      {(teams.length > 0 || team !== undefined) && <ChoiceChip name="Sales team" words={team === undefined ? '' : (answer?.of?.team ?? team)} choices={teams} chosen={team ?? ''} onChoose={choose('team')} />}
    </>
  );
}

function useChoices(report: string, by: 'rep' | 'source', from: string, to: string, known?: ReportAnswer['lines']) {
  const { data } = useQuery({
    queryKey: ['report-choices', report, by, from, to],
    queryFn: async ({ signal }) => (await get<ReportAnswer>(`/api/Reports/${report}?from=${from}&to=${to}&by=${by}`, signal)).data.lines,
    staleTime: KEPT_MS,
    enabled: known === undefined,
  });
  return (known ?? data ?? []).map(({ key, label }) => ({ value: key, label }));
}

function useTeams(report: string) {
  const { data } = useQuery({
    queryKey: ['report-teams', report],
    queryFn: async ({ signal }) => (await get<TeamsAnswer>(`/api/Reports/${report}/teams`, signal)).data.teams,
    staleTime: KEPT_MS,
  });
  return (data ?? []).map(({ key, label }) => ({ value: key, label }));
}

/** Whom a report is of, for its title and on paper. */
export function ofWords(answer: ReportAnswer | undefined): string {
  const team = answer?.of?.team && `${answer.of.team}${answer.live ? '' : ' as the team is now'}`;
  return [answer?.of?.rep, answer?.of?.source, team].filter(Boolean).join(', ');
}
