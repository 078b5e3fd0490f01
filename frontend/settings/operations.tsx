import { Page, PageHeader } from '../kit/page/page.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { HealthCard } from './health-card.js';
import { InvariantsCard } from './invariants-card.js';
import { ProjectionsCard } from './projections-card.js';
import { useProjections } from './use-projections.js';
import './operations.css';

/** /admin/operations: what the machinery behind the lists is doing. */
export function Operations() {
  const projections = useProjections();
  const { problem } = projections;
  return (
    <Page title="Operations">
      <PageHeader title="Operations" note="projections, invariants and stores, live" />
      {problem && <ProblemBar problem={problem} retry={projections.refresh} dismiss={projections.refresh} />}
      <ProjectionsCard {...projections} />
      <div className="operations-pair">
        <InvariantsCard />
        <HealthCard />
      </div>
    </Page>
  );
}
