import type { MeasureName } from '../../events/reports/measures.rules.js';

/** Whether a tour counts for a measure, of the sums of what it counted for; absent where every tour of the line does. */
export const countsFor: Readonly<Partial<Record<MeasureName, string>>> = {
  noShowCanceled: 'sum("noShowCanceled") <> 0',
  tours: 'sum(booked - "noShowCanceled") <> 0',
  closePercent: 'sum(booked - "noShowCanceled") <> 0',
  netClosingPercent: 'sum(booked - "noShowCanceled") <> 0',
  notQualified: 'sum("notQualified") <> 0',
  qualified: 'sum(booked - "noShowCanceled" - "notQualified") <> 0',
  ended: 'sum(ended) <> 0',
  sales: 'sum(sales) <> 0',
  salesVolume: 'sum("salesVolume") <> 0',
  endedVolume: 'sum("endedVolume") <> 0',
  rescinded: 'sum(rescinded) <> 0',
  rescindedVolume: 'sum("rescindedVolume") <> 0',
  netSales: 'sum(sales - rescinded) <> 0',
  netVolume: 'sum("salesVolume" - "rescindedVolume") <> 0',
  vpgEnded: 'sum(ended) <> 0',
};
