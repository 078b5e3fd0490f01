import examples from '../../test/worked-examples.json' with { type: 'json' };
import { countedTour, type ReportedTour } from './counted-tour.rules.js';
import { measured, measures, sum, type MeasureName } from '../../events/reports/measures.rules.js';

const { tours, by_source: bySource, total, total_closed_only: totalClosedOnly } = examples.report_columns;

const reported = (tour: (typeof tours)[number]): ReportedTour => ({
  tourStatus: tour.status,
  tourResult: tour.result ?? '',
  contracts: tour.contract ? [{ contractStatus: tour.contract, price: tour.vol }] : [],
});
const figures = (some: typeof tours, closedOnly = false) => measured(sum(some.map((tour) => countedTour(reported(tour), closedOnly))));
/** By their labels, as the example has them. */
const said = (line: ReturnType<typeof figures>) => Object.fromEntries(Object.entries(line).map(([name, value]) => [measures[name as MeasureName].label.replace('VPG (Ended)', 'VPG_ended'), value]));

describe('The columns of reports', () => {
  it.each(Object.entries(bySource))('worked example: the source %s', (source, expected) => {
    expect(said(figures(tours.filter(({ src }) => (src || '(none)') === source)))).toMatchObject(expected);
  });

  it('worked example: the total, reckoned of sums, and with closed sales alone', () => {
    expect(said(figures(tours))).toMatchObject(total);
    expect(said(figures(tours, true))).toMatchObject(totalClosedOnly);
  });

  it('count a tour with several contracts as one sale, rescinded when all that are not canceled are (I22, I23)', () => {
    const sold = (...statuses: readonly string[]) => countedTour({ tourStatus: 'Ended', tourResult: 'Purchased', contracts: statuses.map((contractStatus) => ({ contractStatus, price: '1000.00' })) }, false);
    expect(sold('Closed', 'Rescinded', 'Canceled')).toMatchObject({ sales: 1, salesVolume: '2000.00', rescinded: 0, rescindedVolume: '1000.00' });
    expect(sold('Rescinded', 'Canceled')).toMatchObject({ sales: 1, salesVolume: '1000.00', rescinded: 1, rescindedVolume: '1000.00' });
    expect(sold('Canceled')).toMatchObject({ sales: 1, salesVolume: '0.00', rescinded: 0, rescindedVolume: '0.00' });
  });

  it('count a tour as not qualified where its status or its field says so, and once (G8)', () => {
    const figure = (tourStatus: string, qualified: string) => measured(countedTour({ tourStatus, tourResult: '', qualified, contracts: [] }, false));
    expect([figure('Ended', 'Not Qualified'), figure('Not Qualified', 'Qualified'), figure('Not Qualified', 'Not Qualified')]).toMatchObject(Array.from({ length: 3 }, () => ({ notQualified: 1, qualified: 0 })));
    expect(figure('No Show', 'Not Qualified')).toMatchObject({ noShowCanceled: 1, notQualified: 0, qualified: 0 });
  });

  it('are nothing, and no fault, where there is no tour (I8)', () => {
    expect(figures([])).toMatchObject({ booked: 0, closePercent: '0.00', vpg: '0.00', vpgEnded: '0.00' });
  });
});
