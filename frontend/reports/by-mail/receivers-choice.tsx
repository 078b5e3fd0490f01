import { Checkbox, InputGroup } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReportReceiver } from '../../../events/reports/report-schedule.events.js';
import { ProblemNotice } from '../../kit/page/problem-notice.js';
import { get } from '../../server/http.js';
import { asProblem } from '../../server/problem.js';

/** So few are read at a glance. */
const FEW = 8;

interface ReceiversChoiceProps {
  readonly report: string;
  readonly query: string;
  /** The one that is changed: its reader may not know what was chosen. */
  readonly schedule: number | undefined;
  readonly chosen: readonly number[];
  /** Why the choice was refused. */
  readonly fault: string | undefined;
  readonly onChange: (chosen: readonly number[]) => void;
}

/** Who gets it, of those who may open the report as it was chosen. */
export function ReceiversChoice({ report, query, schedule, chosen, fault, onChange }: ReceiversChoiceProps) {
  const faultId = useId();
  const [sought, setSought] = useState('');
  const asked = new URLSearchParams(schedule === undefined ? { report, query } : { schedule: String(schedule) }).toString();
  const { data, error, refetch } = useQuery({
    queryKey: ['report-receivers', asked],
    queryFn: async ({ signal }) => (await get<readonly ReportReceiver[]>(`/api/ReportSchedules/Receivers?${asked}`, signal)).data,
  });
  if (error && !data) return <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} />;
  const shown = data?.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  const turn = (userId: number) => onChange(chosen.includes(userId) ? chosen.filter((one) => one !== userId) : [...chosen, userId]);
  return (
    <fieldset className="schedule-receivers" aria-invalid={fault !== undefined} aria-describedby={fault && faultId}>
      <legend>To, of those who may open it</legend>
      {data && data.length > FEW && <InputGroup size="small" type="search" placeholder="Find by name" aria-label="Find by name" value={sought} onValueChange={setSought} />}
      <div className="schedule-names">
        {!shown && <span className="bone" aria-label="Loading" />}
        {shown?.map(({ userId, name }) => (
          <Checkbox key={userId} label={name} checked={chosen.includes(userId)} onChange={() => turn(userId)} />
        ))}
        {shown?.length === 0 && <span className="page-note">Nobody of that name may open this report.</span>}
      </div>
      {fault && (
        <span id={faultId} className="form-fault" role="alert">
          {fault}
        </span>
      )}
    </fieldset>
  );
}
