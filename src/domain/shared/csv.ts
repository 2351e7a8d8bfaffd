/**
 * Rows as a CSV file (RFC 4180), with a byte order mark: without it spreadsheets read UTF-8 as something else. No cell
 * can start a formula (`guardFormula`).
 */
export function csvFile(rows: Iterable<readonly (string | null)[]>): string {
  let text = '\uFEFF'
  for (const row of rows) text += `${row.map((cell) => written(cell ?? '')).join(',')}\r\n`
  return text
}

/**
 * Spreadsheets calculate what begins with one of these characters, which is how a name could send the file elsewhere
 * (https://owasp.org/www-community/attacks/CSV_Injection). After an apostrophe it's text. What already has apostrophes in
 * front gets one more, so that taking one off always gives the text back.
 */
export function guardFormula(cell: string): string {
  return STARTS_FORMULA.test(cell) ? `'${cell}` : cell
}

/** The text that `guardFormula` was given. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && STARTS_FORMULA.test(cell) ? cell.slice(1) : cell
}

/** Some spreadsheets take the wide forms of East Asian keyboards for the ordinary ones. */
const STARTS_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

function written(cell: string): string {
  const guarded = guardFormula(cell)
  // A semicolon separates cells where the comma is the decimal point.
  return /[",;\t\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
