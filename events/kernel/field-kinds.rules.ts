import type { Field, FieldKind } from './field.rules.js';

/** A field in one line: `buyerEmail: text('Buyer email', { sensitive: 'Contracts_Sensitive' })`. */

type Particulars = Omit<Field, 'kind' | 'label'>;

function ofKind<Kind extends FieldKind>(kind: Kind) {
  return (label: string, particulars: Particulars = {}): Field & { readonly kind: Kind } => ({ kind, label, ...particulars });
}

export const text = ofKind('text');
export const longText = ofKind('longText');
export const phone = ofKind('phone');
export const yesNo = ofKind('yesNo');
export const status = ofKind('status');
export const reference = ofKind('reference');
export const count = ofKind('count');
export const flag = ofKind('flag');
export const money = ofKind('money');
export const decimal = ofKind('decimal');
export const number = ofKind('number');
export const date = ofKind('date');
export const time = ofKind('time');
