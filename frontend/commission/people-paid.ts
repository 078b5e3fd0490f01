import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';

/** What a run pays one employee, and takes back. */
export interface PersonPaid extends Pick<CommissionReport, 'lines' | 'adjustments' | 'carries'> {
  readonly employeeId: number;
  readonly employeeName: string;
}

/** In the order of names; somebody may have adjustments alone. */
export function peopleOf({ lines, adjustments, carries }: Pick<CommissionReport, 'lines' | 'adjustments' | 'carries'>): readonly PersonPaid[] {
  const names = new Map([...lines, ...adjustments, ...carries].map(({ employeeId, employeeName }) => [employeeId, employeeName]));
  const theirs = <One extends { readonly employeeId: number }>(all: readonly One[], id: number) => all.filter(({ employeeId }) => employeeId === id);
  return [...names]
    .toSorted(([id, name], [otherId, other]) => name.localeCompare(other) || id - otherId)
    .map(([employeeId, employeeName]) => ({ employeeId, employeeName, lines: theirs(lines, employeeId), adjustments: theirs(adjustments, employeeId), carries: theirs(carries, employeeId) }));
}
