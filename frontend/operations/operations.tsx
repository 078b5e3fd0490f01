import type { ClaimsOfKind } from '../../backend/operations/claims.controller.js';
import type { EventLogStatus } from '../../backend/operations/event-log.controller.js';
import type { IncomingRow } from '../../backend/platform/incoming/incoming-reader.js';
import type { OutgoingAnswer } from '../../backend/operations/outgoing.controller.js';
import type { ReactionStatus } from '../../backend/platform/reactions/reaction-reader.js';
import { Page, PageHeader } from '../kit/page/page.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { ClaimsCard } from './claims-card.js';
import { EventLogCard } from './event-log-card.js';
import { HealthCard, useHealth } from './health-card.js';
import { IncomingCard } from './incoming-card.js';
import { InvariantsCard, useInvariants } from './invariants-card.js';
import { OperationsTiles } from './operations-tiles.js';
import { OutgoingCard } from './outgoing-card.js';
import { ProjectionsCard, tidyPosition } from './projections-card.js';
import { ReactionsCard } from './reactions-card.js';
import { claimTile, invariantTile, outgoingTile, projectionTile, reactionTile, storeTile } from './tiles.js';
import { useLook } from './use-look.js';
import { useProjections } from './use-projections.js';
import './operations.css';

const LOOK_MS = 2_000;
const CLAIMS_MS = 10_000;
const LOG_MS = 5_000;

/** /admin/operations: what the machinery behind the screens is doing, trouble first. */
export function Operations() {
  const projections = useProjections();
  const reactions = useLook<readonly ReactionStatus[]>('/api/Operations/Reactions', LOOK_MS);
  const outgoing = useLook<OutgoingAnswer>('/api/Operations/Outgoing', LOOK_MS);
  const incoming = useLook<readonly IncomingRow[]>('/api/Operations/Incoming', LOOK_MS);
  const claims = useLook<readonly ClaimsOfKind[]>('/api/Operations/Claims', CLAIMS_MS);
  const eventLog = useLook<EventLogStatus>('/api/Operations/EventLog', LOG_MS);
  const invariants = useInvariants().data;
  const health = useHealth().data;
  const head = projections.rows?.[0]?.head;
  const failing = [projections, reactions, outgoing, incoming, claims, eventLog].find(({ problem }) => problem);
  return (
    <Page title="Operations">
      <PageHeader title="Operations" note={head && `head ${tidyPosition(head)}, live`} />
      {failing?.problem && <ProblemBar problem={failing.problem} retry={failing.refresh} dismiss={failing.refresh} />}
      <OperationsTiles tiles={[projectionTile(projections.rows), reactionTile(reactions.data), outgoingTile(outgoing.data), invariantTile(invariants), storeTile(health), claimTile(claims.data)]} />
      <div className="operations-columns">
        <div className="operations-column">
          <ProjectionsCard {...projections} />
          <ReactionsCard {...reactions} />
        </div>
        <div className="operations-column">
          <OutgoingCard {...outgoing} />
          <IncomingCard {...incoming} />
          <InvariantsCard />
          <EventLogCard {...eventLog} />
          <div className="operations-pair">
            <HealthCard />
            <ClaimsCard {...claims} />
          </div>
        </div>
      </div>
    </Page>
  );
}
