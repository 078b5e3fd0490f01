import type { EnvelopeStatus } from '../../../events/signing/envelope.enums.js';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { isGood } from '../../../events/resale-contracts/rescission.rules.js';
import { isUnsigned } from '../../../events/resale-contracts/resale-contract.enums.js';
import { signedVersion } from '../../platform/signing/signed-version.rules.js';

interface Version {
  readonly document: string;
  readonly version: number;
}

interface Signable {
  readonly contractStatus: string;
  readonly signings: readonly (Version & { readonly status: EnvelopeStatus })[];
}

/** Whether the buyers have: by its status, which people set, or here, whatever was made after that. */
export function isSigned({ contractStatus, signings }: Signable): boolean {
  return !isUnsigned(contractStatus) || signedVersion(signings.filter(({ document }) => document === 'buyer')) !== undefined;
}

/**
 * Whether the buyers have signed and could rescind no more at a moment, and the contract goes on.
 * @param at ISO UTC
 */
export function isGoodOn(contract: Signable & { readonly lastDayToRescind: string | null }, at: string): boolean {
  return isGood(contract, isSigned(contract), newYorkDay(new Date(at)));
}
