import { Button, Classes, Intent } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { toast } from '../kit/toast.js';
import { get } from '../server/http.js';
import { useCommand } from '../server/use-command.js';

/** The two ways to the checkout: here at the desk, or by a link in the member's mail. */
export function CheckoutButtons({ id }: { readonly id: number }) {
  const url = `/api/EpicAdvantageContracts/${id}/CheckoutLink`;
  const { data } = useQuery({ queryKey: ['checkout-link', id], queryFn: async ({ signal }) => (await get<{ readonly checkoutUrl: string }>(url, signal)).data, staleTime: Infinity });
  const mail = useCommand<void, unknown, unknown>({ url, onDone: () => void toast('The link goes to the member by mail') });
  return (
    <>
      {data && <a className={`${Classes.BUTTON} ${Classes.intentClass(Intent.PRIMARY)}`} href={here(data.checkoutUrl)} target="_blank" rel="noreferrer">Pay by card</a>}
      <Button text={mail.pending ? 'Please wait…' : 'Mail the link'} disabled={mail.pending} onClick={() => void mail.run()} />
      {mail.problem && <ProblemBar problem={mail.problem} retry={mail.retry} dismiss={mail.dismiss} />}
    </>
  );
}

/** At the address by which one works oneself: the link in a mail may name another. */
function here(checkoutUrl: string): string {
  const { pathname, search, hash } = new URL(checkoutUrl);
  return `${pathname}${search}${hash}`;
}
