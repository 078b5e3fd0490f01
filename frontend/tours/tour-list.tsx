export function TourList() { return null; }
