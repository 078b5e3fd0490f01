import { useState } from 'react';
import type { ReportLine } from '../../../backend/reports/report.dto.js';
import { FiguresTable } from '../../kit/chart/figures-table.js';
import { formatCount, formatMoney } from '../../kit/format/money.js';
import { Section } from '../../kit/page/section.js';
import { rateWords } from './show-rate.js';
import { bringing } from './sources.js';
import type { YearContext } from './year-screen.js';

const [BEST, LAST] = [5, 4];

/** What a booked tour of each source brings, the best and the last of them, beside the average and who showed up. */
export function SourceBringing({ context: { view, answer, onOpen } }: { readonly context: YearContext }) {
  const [asTable, setAsTable] = useState(false);
  if (!answer) return <Section title="What a booked tour brings">{null}</Section>;
  const { best, last } = bringing(answer.lines, BEST, LAST);
  const all = bringing(answer.lines, answer.lines.length, 0).best;
  const isNothing = all.every(({ vpg }) => Number(vpg) === 0);
  const highest = Math.max(1, ...all.map(({ vpg }) => Number(vpg)));
  const average = Number(answer.total.vpg ?? 0);
  const { behind } = view;
  const row = (line: ReportLine, isBest: boolean) => (
    <Row key={line.key} line={line} part={Math.max(0, Number(line.vpg) / highest)} isBest={isBest} isChosen={behind?.measure === 'vpg' && behind.key === line.key} onOpen={onOpen && (() => onOpen({ measure: 'vpg', key: line.key }))} />
  );
  const swap = (
    <button type="button" className="link-button" onClick={() => setAsTable(!asTable)}>
      {asTable ? 'Show as chart' : 'Show as table'}
    </button>
  );
  return (
    <Section title="What a booked tour brings" note={asTable || last.length === 0 ? 'VPG' : `VPG, best ${best.length} and last ${last.length}`} action={!isNothing && swap}>
      {isNothing ? (
        <p className="page-note">{`Nothing was sold in ${view.year}.`}</p>
      ) : asTable ? (
        <FiguresTable columns={[{ head: 'Source', cell: ({ label }) => label }, { head: 'Booked', figure: true, cell: ({ booked }) => formatCount(booked ?? 0) }, { head: 'VPG', figure: true, cell: ({ vpg }) => formatMoney(vpg) }, { head: 'Show rate', figure: true, cell: ({ showRate }) => rateWords(showRate) }]} rows={all} keyOf={({ key }) => key} />
      ) : (
        <div className="bring" style={{ '--average': Math.min(1, average / highest) } as object}>
          <span className="bring-head">show rate</span>
          <span className="bring-average" aria-hidden />
          <ul className="plain-list">{best.map((line) => row(line, true))}</ul>
          <p className="bring-average-words">average {formatMoney(answer.total.vpg)}</p>
          <ul className="plain-list">{last.map((line) => row(line, false))}</ul>
        </div>
      )}
    </Section>
  );
}

interface RowProps {
  readonly line: ReportLine;
  /** Of the highest, 0 to 1. */
  readonly part: number;
  readonly isBest: boolean;
  readonly isChosen: boolean;
  readonly onOpen: (() => void) | undefined;
}

function Row({ line: { label, vpg, showRate }, part, isBest, isChosen, onOpen }: RowProps) {
  const words = (
    <>
      <span className="bring-name" title={label}>
        {label}
      </span>
      <span className="bring-track">
        <span className={isBest ? 'bring-bar' : 'bring-bar bring-last'} style={{ '--part': part } as object} />
        <span className="bring-figure">{formatMoney(vpg)}</span>
      </span>
      <span className="bring-rate">{rateWords(showRate)}</span>
    </>
  );
  return (
    <li>
      {onOpen ? (
        <button type="button" className="bring-row" aria-pressed={isChosen} onClick={onOpen}>
          {words}
        </button>
      ) : (
        <span className="bring-row">{words}</span>
      )}
    </li>
  );
}
