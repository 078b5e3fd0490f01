export function judgePdf(pdf: Buffer): string | undefined;
