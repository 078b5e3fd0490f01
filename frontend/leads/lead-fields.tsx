import { FormField } from '../kit/form/fields/form-field.js';
import { useSession } from '../server/session.js';
import { leadSections, type LeadSection } from './lead-entries.js';
import type { Lead } from './lead-record.js';
import { useLeadChoices, type LeadChoices } from './use-lead-choices.js';

interface LeadFieldsProps {
  readonly sections: readonly LeadSection[];
  /** Absent for a new one, of which everything is asked. */
  readonly lead?: Lead;
  /** Leaves out a heading that the card says already. */
  readonly untitled?: boolean;
}

/** The fields of sections of a lead, under their names; what the reader may not see is not asked either. */
export function LeadFields({ sections, lead, untitled = false }: LeadFieldsProps) {
  const choices = useLeadChoices();
  const asked = (name: keyof Lead) => !lead || lead[name] !== undefined;
  return sections.filter((section) => leadSections[section].some(asked)).map((section) => (
    <div key={section} className="form-field-wide form-fields" role="group" aria-label={section}>
      {!untitled && <h3 className="form-field-wide lead-part">{section}</h3>}
      {leadSections[section].filter(asked).map((name) => (
        <LeadField key={name} name={name} choices={choices} lead={lead} />
      ))}
    </div>
  ));
}

interface LeadFieldProps {
  readonly name: string;
  readonly choices: LeadChoices;
  readonly lead: Lead | undefined;
}

function LeadField({ name, choices, lead }: LeadFieldProps) {
  const { may } = useSession();
  const reps = choices.marketingReps;
  switch (name) {
    case 'smsOptIn':
      // Of a new lead everybody who enters it says so.
      return !lead || may('Other_Beta') ? <FormField name={name} hint={!lead && 'The guest says that texts are welcome.'} /> : null;
    case 'occupation':
      return <FormField name={name} options={choices.occupations} />;
    case 'marketingSource':
      return <FormField name={name} options={choices.marketingSources} />;
    case 'guestVacationLocation':
      return <FormField name={name} options={choices.resorts} />;
    case 'marketingEmployeeId':
      return <FormField name={name} options={reps?.map(({ employeeId }) => String(employeeId)) ?? []} labels={repNames(reps, lead)} hint={reps?.length === 0 && 'No available marketing reps.'} />;
    default:
      return <FormField name={name} />;
  }
}

/** One who has left is still called by name. */
function repNames(reps: LeadChoices['marketingReps'] = [], lead: Lead | undefined): Readonly<Record<string, string>> {
  const stored = lead?.marketingEmployeeId ? { [lead.marketingEmployeeId]: lead.marketingRep } : {};
  return { ...stored, ...Object.fromEntries(reps.map(({ employeeId, fullName }) => [employeeId, fullName])) };
}
