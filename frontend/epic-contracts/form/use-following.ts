import { useEffect, useState } from 'react';
import { defaultLoanTerm } from '../../../backend/epic-contracts/terms/contract-terms.rules.js';
import { mayBeFinanced } from '../../../backend/epic-contracts/terms/epic-contract.pricing.js';
import { isFinanced } from '../../../events/epic-contracts/epic-contract.enums.js';
import type { SaleConditions } from '../../../events/epic-contracts/sale-conditions.js';
import { readEntry } from '../../kit/form/fields/entry.js';
import type { FormState } from '../../kit/form/form-state.js';
import { formatMoney } from '../../kit/format/money.js';
import { raisedPrice, usualPrice, type RaisedPrice } from './terms-as-typed.js';

/** What the form did by itself, and says. */
export interface Following {
  /** The price that was typed was below the minimum. */
  readonly raised: RaisedPrice | undefined;
  /** A loan was chosen for a tier that has to be paid in full: the choice was taken back (`decisions.md E17`). */
  readonly paidInFull: boolean;
  /** The price was left. */
  readonly onPriceLeft: () => void;
}

/** What follows from a choice of tier and transaction type, and from leaving the price. @param conditionsOf what a tier goes by */
export function useFollowing({ form }: FormState, conditionsOf: (tier: string) => SaleConditions | undefined): Following {
  const [raised, setRaised] = useState<RaisedPrice>();
  const [paidInFull, setPaidInFull] = useState(false);
  const put = (name: string, text: string) => form.setValue(name, text, { shouldDirty: true });

  const hold = (price: string, transactionType: string, conditions: SaleConditions) => {
    const found = raisedPrice(price, transactionType, conditions);
    setRaised(found);
    if (found) put('purchasePrice', formatMoney(found.least));
  };

  useEffect(() => {
    const { unsubscribe } = form.watch((typed, { name, type }) => {
      if (type !== 'change' || (name !== 'membershipTier' && name !== 'transactionType')) return name === 'purchasePrice' && type === 'change' ? setRaised(undefined) : undefined;
      const conditions = conditionsOf(typed['membershipTier'] ?? '');
      if (!conditions) return;
      const asked = typed['transactionType'] ?? '';
      const refused = isFinanced(asked) && !mayBeFinanced(conditions.product.memberTier);
      setPaidInFull(refused);
      if (refused) put('transactionType', '');
      const transactionType = refused ? '' : asked;
      // Where nothing was financed it says 0, which is no term of a loan.
      if (isFinanced(transactionType) && readEntry('whole', typed['loanTerm'] ?? '') === 0) put('loanTerm', String(defaultLoanTerm(conditions.fees)));
      const price = readEntry('money', typed['purchasePrice'] ?? '');
      // Nobody typed another: it stays the list price less closing costs.
      const usual = ['', 'Finance Transaction'].map((one) => usualPrice(conditions, one));
      if (name === 'membershipTier' || typeof price !== 'string' || usual.includes(price)) {
        setRaised(undefined);
        put('purchasePrice', formatMoney(usualPrice(conditions, transactionType)));
      } else hold(price, transactionType, conditions);
    });
    return unsubscribe;
  });

  const onPriceLeft = () => {
    const { membershipTier = '', transactionType = '', purchasePrice = '' } = form.getValues();
    const conditions = conditionsOf(membershipTier);
    const price = readEntry('money', purchasePrice);
    if (conditions && typeof price === 'string' && purchasePrice !== form.formState.defaultValues?.['purchasePrice']) hold(price, transactionType, conditions);
  };
  return { raised, paidInFull, onPriceLeft };
}
