import { useState } from 'react';
import { contractPaperNames, contractPapers, type ContractPaper } from '../../events/resale-contracts/resale-contract-papers.enums.js';
import { RecordFacts } from '../kit/detail/sections/record-facts.js';
import { DropZone } from '../kit/drop/drop-zone.js';
import { formatDateTime } from '../kit/format/dates.js';
import { Section } from '../kit/page/section.js';
import { useSession } from '../server/session.js';
import type { Contract, OpenContract } from './contract-record.js';

type UploadedPaper = NonNullable<Contract['papers']>[number];

/** What was signed by hand and brought back: the newest version of each paper, and those it replaced. */
export function PapersCard({ open }: { readonly open: OpenContract }) {
  const [brought, setBrought] = useState<ContractPaper>();
  const lines = contractPaperNames.map((paper) => ({ label: contractPapers[paper], fields: [], value: <Paper open={open} paper={paper} isLast={brought === paper} onBegin={() => setBrought(paper)} /> }));
  const takes = open.editable && !open.inThePast;
  return (
    <Section title="Signed paper" note={takes && <span className="no-print">PDF, up to 15 MB each</span>}>
      <RecordFacts record={open.data} lines={lines} />
    </Section>
  );
}

interface PaperProps {
  readonly open: OpenContract;
  readonly paper: ContractPaper;
  /** No other was brought since. */
  readonly isLast: boolean;
  readonly onBegin: () => void;
}

function Paper({ open, paper, isLast, onBegin }: PaperProps) {
  const { contractId, papers = [] } = open.data;
  const url = `/api/Contracts/${contractId}/Papers/${paper}`;
  const versions = papers.filter((one) => one.paper === paper).toReversed();
  return (
    <>
      {versions.length === 0 && <span className="detail-nothing">Not uploaded yet</span>}
      {versions.map((one, place) => (
        <PaperLine key={one.version} paper={one} url={url} replaced={place > 0} />
      ))}
      {open.editable && !open.inThePast && (
        <div className="no-print">
          <DropZone what={contractPapers[paper]} replaces={versions.length > 0} superseded={!isLast} onBegin={onBegin} url={url} record={open.name} />
        </div>
      )}
    </>
  );
}

interface PaperLineProps {
  readonly paper: UploadedPaper;
  readonly url: string;
  readonly replaced: boolean;
}

function PaperLine({ paper: { version, file, scanned, uploadedBy, uploadedAt }, url, replaced }: PaperLineProps) {
  const { may } = useSession();
  const words = replaced ? `Version ${version}, replaced` : file.name;
  return (
    <div>
      {/* A scan shows all that the contract says. */}
      {may('Contracts_Sensitive') ? (
        <a href={`${url}/${version}`} target="_blank" rel="noreferrer">
          {words}
        </a>
      ) : (
        words
      )}
      <div className="detail-nothing">
        {uploadedBy}, {formatDateTime(uploadedAt)}
        {!scanned && ' · not scanned for viruses'}
      </div>
    </div>
  );
}
