/** A formula by the labels of its measures, as one would say it: "Sales divided by Tours, in percent". */
export function formulaWords(formula: string): string {
  const percent = formula.startsWith('100 × ');
  const said = formula.replace('100 × ', '').replaceAll(' - ', ' less ').replaceAll(' / ', ' divided by ');
  return percent ? `${said}, in percent` : said;
}
