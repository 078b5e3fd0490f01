import { SectionEntries } from '../../kit/form/fields/section-entries.js';
import { useResorts } from '../../server/use-resorts.js';
import { contractSections } from '../contract-sections.js';

/** The unit that is sold; the resorts are those of all units (`decisions.md C27`). */
export function UnitFields() {
  const { resorts } = useResorts();
  return <SectionEntries section={contractSections.unit} here={{ resort: { options: resorts.map(({ resortName }) => resortName) } }} />;
}
