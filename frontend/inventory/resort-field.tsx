import { FormField } from '../kit/form/fields/form-field.js';
import { useSurroundingForm } from '../kit/form/record-form-context.js';
import { NewResortDialog } from './new-resort-dialog.js';
import { useResorts } from '../server/use-resorts.js';

const ADD_NEW = 'AddNew';
const labels = { [ADD_NEW]: 'Add New Resort' };

/** The resorts that there are, and the way to one that there is not yet. */
export function ResortField() {
  const { form, values } = useSurroundingForm();
  const { resorts, refetch } = useResorts();
  const choose = (resortName: string) => form.setValue('resortName', resortName, { shouldDirty: true });
  const added = async (resortName: string) => {
    await refetch();
    choose(resortName);
  };
  return (
    <>
      <FormField name="resortName" options={[...resorts.map(({ resortName }) => resortName), ADD_NEW]} labels={labels} />
      {values['resortName'] === ADD_NEW && <NewResortDialog onCancel={() => choose('')} onAdded={(resortName) => void added(resortName)} />}
    </>
  );
}
