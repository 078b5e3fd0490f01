import { SqlParameters, type SqlStatement } from '../engine/write/sql-parameters.js';

/** Which rows a statement adds up. Days are New York's (`decisions.md C25`), both ends counted in. */
export interface StatementAsked {
  readonly from: string;
  readonly to: string;
  readonly type?: string | undefined;
  readonly memberId?: number | undefined;
  readonly resort?: string | undefined;
  /** Words that a row must hold, in any order. */
  readonly search?: string | undefined;
  /** Who may not see members neither reads nor searches their names. */
  readonly names: boolean;
}

const NAME = `nullif(btrim(concat_ws(' ', member."firstName", member."lastName")), '')`;
const WORDS = ['row."pointLedgerId"', 'row.resort', 'row."unitNumber"', 'row."transactionType"', 'row."contractId"', 'row."epicAdvantageContractId"', 'row.note'];
const COLUMNS = ['pointLedgerId', 'status', 'transactionType', 'debitOrCredit', 'pointsQty', 'balanceChange', 'contractId', 'memberId', 'resort', 'unitNumber', 'useWeek', 'useYear', 'epicAdvantageContractId', 'reverses', 'note', 'recordedBy'];
const IN_ORDER = '"createdAt", "pointLedgerId"';
const MOST_HELD = 200;
const LINES_TOGETHER = 200;

/** What a statement comes to, in one row read at one moment: what it opens and closes with, what moved it, and what is held apart. */
export function pointsStatement(asked: StatementAsked): SqlStatement {
  const parameters = new SqlParameters();
  return { text: `${scope(asked, parameters)} ${FIGURES}`, values: parameters.values };
}

/**
 * The same and its lines, read at the same moment, as JSON texts (`text`): first the figures, an object, then the lines,
 * arrays of some hundreds each.
 */
export function pointsStatementTexts(asked: StatementAsked, mostLines: number): SqlStatement {
  const parameters = new SqlParameters();
  const lines = `SELECT row_number() OVER (ORDER BY ${IN_ORDER}) - 1 AS place, ${shown('lines')}, balance FROM lines ORDER BY ${IN_ORDER} LIMIT ${mostLines}`;
  return {
    text: `${scope(asked, parameters)}
      SELECT text FROM (
        SELECT 0 AS part, to_json(figures)::text AS text FROM (${FIGURES}) AS figures
        UNION ALL
        SELECT place / ${LINES_TOGETHER} + 1, json_agg(to_jsonb(line) - 'place' ORDER BY place)::text FROM (${lines}) AS line GROUP BY 1) AS parts
       ORDER BY part`,
    values: parameters.values,
  };
}

/** Its lines, however many, for files. */
export function pointsStatementLines(asked: StatementAsked): SqlStatement {
  const parameters = new SqlParameters();
  return { text: `${scope(asked, parameters)} SELECT ${shown('lines')}, balance FROM lines ORDER BY ${IN_ORDER}`, values: parameters.values };
}

/** Whom and what statements can be narrowed to. */
export function pointsStatementChoices(names: boolean): SqlStatement {
  const members = `SELECT DISTINCT row."memberId", ${names ? NAME : 'NULL'} AS name FROM points_ledger AS row LEFT JOIN member_list AS member USING ("memberId") WHERE row."memberId" > 0 ORDER BY 2, 1 LIMIT 5000`;
  const resorts = `SELECT DISTINCT resort FROM points_ledger WHERE resort <> '' ORDER BY 1 LIMIT 1000`;
  return { text: `SELECT ${listOf(members)} AS members, ${listOf(resorts)} AS resorts`, values: [] };
}

const FIGURES = `SELECT (SELECT points FROM opening) AS opening,
             coalesce(sum("balanceChange") FILTER (WHERE "balanceChange" > 0), 0)::bigint AS credits,
             coalesce(-sum("balanceChange") FILTER (WHERE "balanceChange" < 0), 0)::bigint AS debits,
             (SELECT points FROM opening) + coalesce(sum("balanceChange"), 0)::bigint AS closing,
             count(*)::int AS count,
             ${listOf(`SELECT "transactionType", "balanceChange" > 0 AS credit, count(*)::int AS count, sum("balanceChange")::bigint AS points FROM lines GROUP BY 1, 2 ORDER BY 1, 2 DESC`)} AS "byType",
             ${listOf(`SELECT ("createdAt" AT TIME ZONE 'America/New_York')::date AS day, sum("balanceChange")::bigint AS points FROM lines GROUP BY 1 ORDER BY 1`)} AS days,
             ${listOf(`SELECT ${shown('held')}, purchase."heldUntil" FROM held LEFT JOIN points_purchases AS purchase USING ("epicAdvantageContractId") ORDER BY ${IN_ORDER} LIMIT ${MOST_HELD}`)} AS held,
             (SELECT count(*)::int FROM held) AS "heldCount",
             (SELECT coalesce(sum("pointsQty"), 0)::bigint FROM held) AS "heldPoints"
        FROM lines`;

/** Rows are dated by when they happened and never edited, so that the rows until a day are what was known on it. */
function scope(asked: StatementAsked, parameters: SqlParameters): string {
  const from = `(${parameters.add(asked.from)}::date)::timestamp AT TIME ZONE 'America/New_York'`;
  const until = `(${parameters.add(asked.to)}::date + 1)::timestamp AT TIME ZONE 'America/New_York'`;
  const columns = COLUMNS.map((name) => `row."${name}"`).join(', ');
  return `WITH scope AS MATERIALIZED (
        SELECT ${columns}, row."createdAt", ${asked.names ? NAME : 'NULL'} AS "memberName"
          FROM points_ledger AS row LEFT JOIN member_list AS member USING ("memberId")
         WHERE ${[`row."createdAt" < ${until}`, ...conditions(asked, parameters)].join(' AND ')}),
      opening AS (SELECT coalesce(sum("balanceChange"), 0)::bigint AS points FROM scope WHERE "createdAt" < ${from}),
      lines AS (
        SELECT scope.*, ((SELECT points FROM opening) + sum("balanceChange") OVER (ORDER BY ${IN_ORDER}))::bigint AS balance
          FROM scope WHERE "balanceChange" IS NOT NULL AND "createdAt" >= ${from}),
      held AS (
        SELECT * FROM scope WHERE status = 'Held' AND NOT EXISTS (
          SELECT FROM points_ledger AS settled
           WHERE settled."epicAdvantageContractId" = scope."epicAdvantageContractId" AND settled.status <> 'Held' AND settled."createdAt" < ${until}))`;
}

function conditions({ type, memberId, resort, search = '', names }: StatementAsked, parameters: SqlParameters): string[] {
  const searched = `lower(concat_ws(' ', ${[...WORDS, ...(names ? [NAME] : [])].join(', ')}))`;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return [
    ...(type === undefined ? [] : [`row."transactionType" = ${parameters.add(type)}`]),
    ...(memberId === undefined ? [] : [`row."memberId" = ${parameters.add(memberId)}::bigint`]),
    ...(resort === undefined ? [] : [`lower(btrim(row.resort)) = lower(btrim(${parameters.add(resort)}))`]),
    ...words.map((word) => `strpos(${searched}, ${parameters.add(word)}) > 0`),
  ];
}

function shown(table: string): string {
  const instant = `to_char(${table}."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"`;
  return [...COLUMNS.map((name) => `${table}."${name}"`), instant, `${table}."memberName"`].join(', ');
}

function listOf(select: string): string {
  return `(SELECT coalesce(json_agg(item), '[]') FROM (${select}) AS item)`;
}
