import { PieCard } from '../../kit/chart/pie-card.js';
import { formatDate } from '../../kit/format/dates.js';
import { EmptyNotice } from '../../kit/page/problem-notice.js';
import { Section } from '../../kit/page/section.js';
import { statusColor } from '../../kit/status/status-tone.js';
import type { EpicDrawn } from './epic-dashboard.js';
import { tierShade } from './tier-shade.js';

/** Whom the company has as members: a slice opens them. */
export function MembersCharts({ answer, behind, openMembers }: EpicDrawn) {
  const chosen = (by: 'tier' | 'status') => (behind && 'by' in behind && behind.by === by ? behind.name : undefined);
  const chooser = (by: 'tier' | 'status') => openMembers && ((name: string) => openMembers({ by, name }));
  const { tiers, statuses } = answer?.members ?? {};
  if (answer?.members.total === 0) {
    return (
      <Section title="Members">
        <EmptyNotice text={answer.membersKnownFrom === undefined ? `Nobody was enrolled by ${formatDate(answer.to)}.` : 'No member was known yet.'} />
      </Section>
    );
  }
  return (
    <div className="epic-donuts">
      <PieCard title="Members by tier" noun="members" size={146} slices={tiers?.map((tier, place) => ({ ...tier, color: tierShade(place, tiers.length) }))} chosen={chosen('tier')} onChoose={chooser('tier')} />
      <PieCard title="Members by status" noun="members" size={146} slices={statuses?.map((status) => ({ ...status, color: statusColor(status.name) }))} chosen={chosen('status')} onChoose={chooser('status')} />
    </div>
  );
}
