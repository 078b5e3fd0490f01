import type { SqlStatement } from '../engine/write/sql-parameters.js';
import { listColumns } from '../lists/list-columns.js';
import { listQuery } from '../lists/list-query.js';
import { commissionedSaleFields, type SaleFacts, type SaleKind } from '../../events/commission/commissioned-sale.fields.js';
import { SALES_IN_RUNS } from '../commission-runs/commission-runs.queries.js';
import { CommissionedSaleRow } from './commissioned-sales.read-model.js';

export const commissionedSalesQuery = listQuery<CommissionedSaleRow>({
  entity: CommissionedSaleRow,
  key: 'saleId',
  columns: listColumns(commissionedSaleFields, { kind: {}, contractId: {}, contractStatus: {}, contractDate: {}, paidInFullDate: {}, salesAgent: {}, toName: {} }),
  defaultSort: 'saleId',
});

/** A sale with what people know it by. */
export interface SaleOfPeriod {
  readonly saleId: string;
  readonly kind: SaleKind;
  readonly contractId: number;
  readonly facts: SaleFacts;
  readonly buyer: string;
  /** The unit, or the tier of the membership. */
  readonly what: string;
}

interface SalesPeriod {
  readonly field: 'contractDate' | 'paidInFullDate';
  readonly from: string;
  readonly to: string;
}

const BUYER = `coalesce(resale.buyer, btrim(concat_ws(' ', epic."buyerFirstName", epic."buyerLastName")), '')`;
const WHAT = `btrim(coalesce(concat_ws(' ', resale.resort, resale."unitNumber"), '') || coalesce(nullif(epic."membershipTier", '') || ' membership', ''))`;
const BESIDE = `LEFT JOIN resale_contract_list AS resale ON sale.kind = 'resale' AND resale."contractId" = sale."contractId"
             LEFT JOIN epic_contract_list AS epic ON sale.kind = 'membership' AND epic."epicContractId" = sale."contractId"`;

const SALES = `SELECT sale."saleId", sale.kind, sale."contractId", sale.facts, ${BUYER} AS buyer, ${WHAT} AS what FROM commissioned_sales AS sale ${BESIDE}`;

/** What people know sales by. @param keys `resale-1018` */
export function namesOfSales(keys: readonly string[]): SqlStatement {
  return { text: `SELECT sale."saleId", ${BUYER} AS buyer, ${WHAT} AS what FROM commissioned_sales AS sale ${BESIDE} WHERE sale."saleId" = ANY($1::text[])`, values: [keys] };
}

/** The sales that a pay date pays, by contract. */
export function salesOfPeriod({ field, from, to }: SalesPeriod): SqlStatement {
  return { text: `${SALES} WHERE sale."${field}" BETWEEN $1 AND $2 ORDER BY sale."${field}", sale."contractId", sale.kind`, values: [from, to] };
}

/** The contracts of a sales agent, as contracts name them, by their date; the newest first. */
export function salesOfAgent(fullName: string, { from, to }: Pick<SalesPeriod, 'from' | 'to'>): SqlStatement {
  return {
    text: `${SALES} WHERE sale."contractDate" BETWEEN $2 AND $3 AND lower(btrim(sale."salesAgent")) = lower(btrim($1)) ORDER BY sale."contractDate" DESC, sale."contractId" DESC`,
    values: [fullName, from, to],
  };
}

/** Those of earlier days that stand in no run of the report but this one. */
export function salesInNoRun({ field, from, to }: SalesPeriod, report: string, payRunId: string): SqlStatement {
  return {
    text: `${SALES} WHERE sale."${field}" BETWEEN $1 AND $2
              AND NOT EXISTS (SELECT FROM ${SALES_IN_RUNS} AS paid WHERE paid.report = $3 AND paid."payRunId" <> $4 AND paid.key = sale."saleId")
            ORDER BY sale."${field}", sale."contractId", sale.kind`,
    values: [from, to, report, payRunId],
  };
}

/** Contracts as they stand now. @param keys `resale-1018` */
export function salesByKey(keys: readonly string[]): SqlStatement {
  return { text: `${SALES} WHERE sale."saleId" = ANY($1::text[])`, values: [keys] };
}

/** Somebody who sells, as contracts name them (`decisions.md D20`). */
export interface CommissionedEmployee {
  readonly employeeId: number;
  readonly fullName: string;
  readonly isActive: boolean;
  readonly isSalesRep: boolean;
  readonly isSalesManager: boolean;
  readonly isSenior: boolean;
}

/** Who signs in as a user: at most one. */
export function employeeOfUser(userId: number): SqlStatement {
  return {
    text: `SELECT "employeeId", "fullName", "isSalesManager" = 'Yes' AS "isSalesManager",
                  EXISTS (SELECT FROM employee_list AS other WHERE other."employeeId" <> own."employeeId" AND lower(btrim(other."fullName")) = lower(btrim(own."fullName"))) AS "hasNamesake"
             FROM employee_list AS own WHERE "userId" = $1 AND $1 <> 0`,
    values: [userId],
  };
}

/** Who of these employees signs in as an active user with an address. */
export function accountsOfEmployees(employeeIds: readonly number[]): SqlStatement {
  return {
    text: `SELECT employee."employeeId", account."userId", account.name, account.email
             FROM employee_list AS employee JOIN user_list AS account ON account."userId" = employee."userId"
            WHERE employee."employeeId" = ANY($1) AND account.status = 'Active' AND account.email <> ''`,
    values: [employeeIds],
  };
}

export function commissionedEmployees(): SqlStatement {
  return {
    text: `SELECT "employeeId", "fullName", status = 'Active' AS "isActive", "isSalesRep" = 'Yes' AS "isSalesRep",
                  "isSalesManager" = 'Yes' AS "isSalesManager", "isSeniorSalesManager" = 'Yes' AS "isSenior"
             FROM employee_list ORDER BY "fullName", "employeeId"`,
    values: [],
  };
}
