import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { TriedAnswer } from '../../../backend/commission/tried/tried.dto.js';
import { rateFaults } from '../../../events/company/commission-rate-faults.rules.js';
import type { CommissionRateValues } from '../../../events/company/commission-rates.fields.js';
import { refuse, showAtFields, isAtFields } from '../../kit/form/fields/refused-fields.js';
import { useSurroundingForm } from '../../kit/form/record-form-context.js';
import { ProblemBar } from '../../kit/page/problem-notice.js';
import { send } from '../../server/http.js';
import { asProblem, type Problem } from '../../server/problem.js';
import { useSession } from '../../server/session.js';
import { TriedDialog } from './tried-dialog.js';
import './tried.css';

/** What the typed rates would have paid, before anybody decides them: nothing is saved. */
export function TryIt() {
  const { may } = useSession();
  const { form, fields, values, saving } = useSurroundingForm();
  const [answer, setAnswer] = useState<TriedAnswer>();
  const [problem, setProblem] = useState<Problem>();
  const [pending, setPending] = useState(false);
  if (!may('Commission_Main')) return null;

  const tryThem = async () => {
    setProblem(undefined);
    // They are tried on days that are over, so the day from which they would hold is not asked.
    const asked = fields.map(({ name }) => name).filter((name) => name !== 'holdsFrom');
    form.clearErrors('holdsFrom');
    if (!(await form.trigger(asked))) return refuse(form, fields);
    const fault = rateFaults(values as unknown as CommissionRateValues)[0];
    if (fault) {
      form.setError(fault.field, { message: fault.message });
      return refuse(form, fields);
    }
    setPending(true);
    try {
      setAnswer((await send<TriedAnswer>('/api/Commission/Tried', { body: values })).data);
    } catch (error) {
      const refusal = asProblem(error);
      showAtFields(form, fields, refusal);
      if (!isAtFields(refusal, fields)) setProblem(refusal);
    } finally {
      setPending(false);
    }
  };

  return (
    <div className="try-it">
      <Button text={pending ? 'Please wait…' : 'Try it'} aria-haspopup="dialog" disabled={pending || saving} onClick={() => void tryThem()} />
      <span>Shows the last twelve months by these rates. Nothing is saved.</span>
      {problem && <ProblemBar problem={problem} retry={() => void tryThem()} dismiss={() => setProblem(undefined)} />}
      {answer && <TriedDialog answer={answer} onClose={() => setAnswer(undefined)} />}
    </div>
  );
}
