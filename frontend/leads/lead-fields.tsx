import type { RecordSection } from '../kit/detail/sections/record-section.js';
import type { FieldHere } from '../kit/form/fields/form-field.js';
import { SectionGroup } from '../kit/form/fields/section-entries.js';
import type { Lead } from './lead-record.js';
import { useLeadChoices, type LeadChoices } from './use-lead-choices.js';

interface LeadFieldsProps {
  readonly sections: readonly RecordSection<Lead>[];
  /** Absent for a new one. */
  readonly lead?: Lead;
}

/** The fields of sections of a lead, under their names. */
export function LeadFields({ sections, lead }: LeadFieldsProps) {
  const choices = useLeadChoices();
  const reps = choices.marketingReps;
  const here: Readonly<Record<string, FieldHere>> = {
    smsOptIn: { hint: !lead && 'The guest says that texts are welcome.' },
    occupation: { options: choices.occupations },
    marketingSource: { options: choices.marketingSources },
    guestVacationLocation: { options: choices.resorts },
    marketingEmployeeId: { options: reps?.map(({ employeeId }) => String(employeeId)) ?? [], labels: repNames(reps, lead), hint: reps?.length === 0 && 'No available marketing reps.' },
  };
  return sections.map((section) => <SectionGroup key={section.title} section={section} here={here} />);
}

/** One who has left is still called by name. */
function repNames(reps: LeadChoices['marketingReps'] = [], lead: Lead | undefined): Readonly<Record<string, string>> {
  const stored = lead?.marketingEmployeeId ? { [lead.marketingEmployeeId]: lead.marketingRep } : {};
  return { ...stored, ...Object.fromEntries(reps.map(({ employeeId, fullName }) => [employeeId, fullName])) };
}
