import { useSearchParams } from 'react-router-dom';
import { readView, writeView, type ListView } from '../../kit/list/list-view.js';

/** What the list below is narrowed by, as the address says it. */
export function useAddressView(defaultSort: string) {
  const [params, setParams] = useSearchParams();
  return {
    view: readView(params, defaultSort),
    onView: (next: ListView) => {
      const written = writeView(next, defaultSort);
      const named = params.get('view');
      if (named) written.set('view', named);
      setParams(written);
    },
  };
}
