import { Button, Classes, Intent } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { toast } from '../kit/toast.js';
import { get } from '../server/http.js';
import { useCommand } from '../server/use-command.js';

/** The ways to the checkout: here at the desk, or by a link to the member, by mail or where they opted in by text. */
export function CheckoutButtons({ id }: { readonly id: number }) {
  const url = `/api/EpicAdvantageContracts/${id}/CheckoutLink`;
  const { data } = useQuery({ queryKey: ['checkout-link', id], queryFn: async ({ signal }) => (await get<{ readonly checkoutUrl: string; readonly textOffered: boolean }>(url, signal)).data, staleTime: Infinity });
  const mail = useCommand<void, unknown, unknown>({ url, onDone: () => void toast('The link goes to the member by mail') });
  const text = useCommand<void, unknown, unknown>({ url: `${url}/Text`, onDone: () => void toast('The link goes to the member by text') });
  const refused = [mail, text].find(({ problem }) => problem);
  return (
    <>
      {data && <a className={`${Classes.BUTTON} ${Classes.intentClass(Intent.PRIMARY)}`} href={here(data.checkoutUrl)} target="_blank" rel="noreferrer">Pay by card</a>}
      <Button text={mail.pending ? 'Please wait…' : 'Mail the link'} disabled={mail.pending} onClick={() => void mail.run()} />
      {data?.textOffered && <Button text={text.pending ? 'Please wait…' : 'Text the link'} disabled={text.pending} onClick={() => void text.run()} />}
      {refused?.problem && <ProblemBar problem={refused.problem} retry={refused.retry} dismiss={refused.dismiss} />}
    </>
  );
}

/** At the address by which one works oneself: the link in a mail may name another. */
function here(checkoutUrl: string): string {
  const { pathname, search, hash } = new URL(checkoutUrl);
  return `${pathname}${search}${hash}`;
}
