import { useEffect, useState } from 'react';
import { takeToken } from '../../kit/page/take-token.js';
import { followWall } from './follow-wall.js';
import { useNewRelease } from './new-release.js';
import { Wall, WallNotice } from './wall.js';
import { nothingYet } from './wall-state.js';

/** /wall#token: the board on a screen where nobody is signed in. */
export function WallByLink() {
  const [token] = useState(() => takeToken(localStorage, 'wall'));
  const [state, setState] = useState(nothingYet);
  useEffect(() => {
    if (token === '') return undefined;
    const ended = new AbortController();
    void followWall(token, setState, ended.signal);
    return () => ended.abort();
  }, [token]);
  useNewRelease(state.answer !== undefined && state.offlineSince === undefined);
  if (token === '' || state.gone) return <WallNotice title="This wall has no link" words="Its link was taken back, or the address is not whole. Make a new one in Settings, Walls, and open it here." />;
  return <Wall state={state} />;
}
