import { commissionTones } from '../commission/commission-tones.js';
import { employeeTones } from '../employees/employee-tones.js';
import { stockTones } from '../gifts/gift-tones.js';
import { inventoryTones } from '../inventory/inventory-tones.js';
import { learnTones, type Tones } from '../kit/status/status-tone.js';
import { leadTones } from '../leads/lead-tones.js';
import { memberTones } from '../epic-members/member-tones.js';
import { pointsTones } from '../points/points-tones.js';
import { contractTones } from '../contracts/contract-tones.js';
import { reportTones } from '../reports/report-tones.js';
import { tourTones } from '../tours/tour-tones.js';
import { userTones } from '../users/user-tones.js';

/** The colours of every area's statuses. They come with the first page: any list may show another area's status. */
const tones: readonly Tones[] = [contractTones, tourTones, leadTones, inventoryTones, memberTones, pointsTones, employeeTones, stockTones, userTones, commissionTones, reportTones];

export function learnStatusTones(): void {
  for (const areaTones of tones) learnTones(areaTones);
}
