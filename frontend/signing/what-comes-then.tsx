import type { SigningAnswer } from '../../backend/signing/signing.dto.js';
import { companyOnPage } from '../server/company-on-page.js';
import { whatComesThen } from './signing-steps.rules.js';

/** Stands beside the controls; on a phone below the document, where the sheet leaves it the room (sign-side.css). */
export function WhatComesThen({ answer }: { readonly answer: SigningAnswer }) {
  return <p className="sign-then">{whatComesThen(answer)} Time, page and internet address of each step are kept with the document. Questions: {companyOnPage.phone}.</p>;
}
