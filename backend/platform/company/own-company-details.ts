import type { OwnCompany } from '../../../events/kernel/own-company.js';

/** How the company is named and reached, as it keeps it; also the injection token. */
export abstract class OwnCompanyDetails {
  /**
   * For what goes out: nothing does in another name, so this fails where the events cannot be read.
   * @param at what was said at that moment (ISO UTC): a copy of an older paper says it as the paper did
   */
  abstract read(at?: string): Promise<OwnCompany>;

  /** For answers that a screen shows: what was last known where the events cannot be read. */
  abstract forScreen(): Promise<OwnCompany>;

  /** For pages, which come at once: what was last known where the events let it wait. */
  abstract forPage(): Promise<OwnCompany>;
}
