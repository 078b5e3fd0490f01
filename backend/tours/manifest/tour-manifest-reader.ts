import { Injectable } from '@nestjs/common';
import type { Filter } from '../../../projections/lists/list-request.js';
import { ListReader, type ListRow } from '../../platform/lists/list-reader.js';
import type { Reader } from '../../platform/lists/list-visibility.js';
import { guests, tourRecords } from '../tours.lists.js';
import { byTime } from '../tour-time.rules.js';
import type { ManifestAnswer, ManifestTour } from './tour-manifest.dto.js';

const MOST_A_DAY = 500;

/** The tours of a day with what is known of their guests, as far as the reader may see it. */
@Injectable()
export class TourManifestReader {
  constructor(private readonly reader: ListReader) {}

  async read(day: string, reader: Reader): Promise<ManifestAnswer> {
    const filters: Filter[] = [{ field: 'tourDate', op: 'is', value: day }];
    const { rows, position } = await this.reader.page(tourRecords, { filters, limit: MOST_A_DAY }, reader);
    const leads = await this.reader.rows(guests, [...new Set(rows.map(({ leadId }) => String(leadId)))], reader);
    return { day, tours: rows.map((row) => manifestTour(row, leads.get(String(row['leadId'])))).sort(byTime), position };
  }

  waitFor(position: string | undefined): Promise<boolean> {
    return this.reader.waitFor(tourRecords.list, position);
  }
}

/** A field that the lead's row lacks is hidden from the reader. */
function manifestTour(row: ListRow, lead: ListRow | undefined): ManifestTour {
  const of = (field: string) => (row[field] as string | null) ?? '';
  const phone = lead && 'mobilePhone' in lead ? { phone: String(lead['mobilePhone'] || lead['homePhone'] || lead['workPhone'] || '') } : {};
  return {
    tourId: row['tourId'] as number,
    scheduledStartTime: of('scheduledStartTime'),
    lead: `${of('leadFirstName')} ${of('leadLastName')}`.trim(),
    spouse: `${of('spouseFirstName')} ${of('spouseLastName')}`.trim(),
    salesRep: `${of('assignedEmployeeFirstName')} ${of('assignedEmployeeLastName')}`.trim(),
    marketingSource: of('marketingSource'),
    giftNames: of('giftNames'),
    notes: of('notes'),
    tourStatus: of('tourStatus'),
    tourResult: of('tourResult'),
    ...phone,
    ...(lead && 'smsOptIn' in lead && { optedIn: lead['smsOptIn'] === 'true' }),
  };
}
