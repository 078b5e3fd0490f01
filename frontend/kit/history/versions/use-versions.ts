import { useSearchParams } from 'react-router-dom';
import { holdDay } from '../../as-of/held-day.js';

/** Which versions of a record the page shows; stands in the address, so that it can be sent to a colleague. */
export interface Versions {
  /** The version that is open as it was; undefined for now. */
  readonly open: number | undefined;
  /** Two versions side by side, older first; `to` undefined for now. */
  readonly compared: { readonly from: number; readonly to: number | undefined } | undefined;
  readonly show: (revision: number) => void;
  readonly backToNow: () => void;
  readonly compare: (from: number, to: number | undefined) => void;
  readonly endComparison: () => void;
}

const NOW = 'now';

export function useVersions(): Versions {
  const [params, setParams] = useSearchParams();
  const change = (edit: (params: URLSearchParams) => void) => {
    setParams((before) => {
      const after = new URLSearchParams(before);
      edit(after);
      return after;
    });
  };
  const [from, to] = (params.get('compare')?.split('-') ?? []).map(revisionOf);
  return {
    open: revisionOf(params.get('version')),
    compared: from === undefined ? undefined : { from, to },
    show: (revision) => change((next) => next.set('version', numberOf(revision))),
    backToNow: () => {
      holdDay(undefined);
      change((next) => ['version', 'compare', 'asOf'].forEach((name) => next.delete(name)));
    },
    compare: (from, to) => change((next) => next.set('compare', `${numberOf(from)}-${to === undefined ? NOW : numberOf(to)}`)),
    endComparison: () => change((next) => next.delete('compare')),
  };
}

/** People count versions from 1, the server from 0. */
function numberOf(revision: number): string {
  return String(revision + 1);
}

function revisionOf(number: string | null): number | undefined {
  return number && /^[1-9]\d*$/.test(number) ? Number(number) - 1 : undefined;
}
