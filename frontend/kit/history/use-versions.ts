import { useSearchParams } from 'react-router-dom';

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
  const compared = params.get('compare')?.split('-') ?? [];
  return {
    open: revisionOf(params.get('version')),
    compared: revisionOf(compared[0]) === undefined ? undefined : { from: Number(compared[0]), to: revisionOf(compared[1]) },
    show: (revision) => change((next) => next.set('version', String(revision))),
    backToNow: () => change((next) => (next.delete('version'), next.delete('compare'))),
    compare: (from, to) => change((next) => next.set('compare', `${from}-${to ?? NOW}`)),
    endComparison: () => change((next) => next.delete('compare')),
  };
}

function revisionOf(text: string | null | undefined): number | undefined {
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
}
