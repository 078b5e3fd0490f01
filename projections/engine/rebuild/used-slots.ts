/** SQL of the advisory locks of this database that other connections hold, by the first half of their key. */
export const lockedByOthers = (first: string): string => `SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND classid = ${first}::integer::oid AND granted
  AND pid <> pg_backend_pid() AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
