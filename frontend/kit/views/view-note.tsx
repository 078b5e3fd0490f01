import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { ProblemBar } from '../page/problem-notice.js';
import type { ViewsProps } from './views-menu.js';
import { notForYouWords } from './view-words.js';
import './views.css';

/** What is to be said of the view that is open: what of it is not for its reader, and what colleagues have made of it since. */
export function ViewNote({ state, actions }: Omit<ViewsProps, 'everything'>) {
  const { base, newer, isGone, isUnread } = state;
  const { problem, isSaidAtName } = actions;
  const hidden = base && notForYouWords(base.notForYou);
  return (
    <>
      <div className="view-notes" role="status">
        {isUnread && (
          <Line>
            This view cannot be read now. <Button size="small" text="Try again" onClick={() => void state.readAgain()} />
          </Line>
        )}
        {isGone && <Line>This view is not there any more, or is not shared with you.</Line>}
        {hidden && <Line>{hidden}</Line>}
        {newer && (
          <Line>
            {newer.changedBy} changed this view.
            <Button size="small" text="Apply the change" onClick={() => state.open(newer)} />
            {problem?.isStale && <Button size="small" text="Save mine over it" onClick={() => void actions.save(problem.body.revision)} />}
          </Line>
        )}
      </div>
      {problem && !(problem.isStale && newer) && !isSaidAtName && <ProblemBar problem={problem} dismiss={actions.dismiss} />}
    </>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return <div className="view-note">{children}</div>;
}
