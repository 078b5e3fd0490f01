import type { DocumentToSign } from '../../platform/signing/documents-to-sign.js';
import { epicContract } from '../epic-contract.js';
import type { EpicContract } from '../epic-contract.state.js';
import { signedMembership } from './epic-contract-signing.js';

/** Who signs a membership contract, and how its signings stand. */
export const membershipToSign: DocumentToSign<EpicContract> = { aggregate: epicContract, ...signedMembership };
