import type { OpenContract } from './contract-record.js';

/** A form of one section of a contract. */
export interface SectionForm {
  readonly open: OpenContract;
  readonly onClose: () => void;
}
