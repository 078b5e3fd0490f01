export function PointsLedger() { return null; }
