import { inOneLine } from '../text.ts'

/** What a column of a statement can be. A statement has `amount` with a sign, or `credit`, `debit` or both. */
export const statementFields = ['date', 'amount', 'credit', 'debit', 'reference', 'description'] as const
export type StatementField = (typeof statementFields)[number]

/** Headings of a statement by what their columns are. */
export type StatementColumns = Partial<Record<StatementField, string>>

/** Longest heading that can be chosen. */
export const MAX_HEADING_LENGTH = 100
/** Banks write the account and the period above the table. */
const SEARCHED_ROWS = 40

/** How headings in English and Nepali begin or what they contain, the likeliest first. */
const guesses: Record<StatementField, readonly RegExp[]> = {
  date: [/^(txn|tran|transaction|value|posting|settle)\w* ?date/, /date|मिति/],
  credit: [/^(credit|deposit|cr\b)/, /credit|deposit|जम्मा|क्रेडिट/],
  debit: [/^(debit|withdraw|dr\b)/, /debit|withdraw|खर्च|डेबिट|झिकेको/],
  amount: [/^(net|settle\w*|settled) ?amount/, /^(amount|रकम)/, /amount|रकम/],
  reference: [
    /^(ref|reference|txn ?id|transaction ?(id|code)|utr|cheque)/,
    /refer|transaction (id|code)|pidx|कारोबार नं|सन्दर्भ|भौचर/,
  ],
  description: [/^(desc|narration|particular|remark)/, /detail|purpose|product|order|विवरण|कैफियत/],
}

/** Finds likely columns among headings. Each heading is used once. */
export function guessColumns(headings: readonly string[]): StatementColumns {
  const found: StatementColumns = {}
  const used = new Set<string>()
  for (const [field, patterns] of Object.entries(guesses) as [StatementField, readonly RegExp[]][]) {
    if (field === 'amount' && (found.credit !== undefined || found.debit !== undefined)) continue
    const heading = firstOf(patterns, (pattern) => headings.find((one) => !used.has(one) && pattern.test(plain(one))))
    if (heading === undefined) continue
    found[field] = heading
    used.add(heading)
  }
  return found
}

function firstOf(patterns: readonly RegExp[], find: (pattern: RegExp) => string | undefined): string | undefined {
  for (const pattern of patterns) {
    const found = find(pattern)
    if (found !== undefined) return found
  }
  return undefined
}

function plain(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** A heading as people choose it and as the shop remembers it. */
export function headingOf(cell: string): string {
  return inOneLine(cell).slice(0, MAX_HEADING_LENGTH)
}

/**
 * Finds the row with the headings, which often stands below a bank's own lines.
 *
 * @param rows     cells of the first rows of a file
 * @param columns  chosen headings, all of which that row has; without them the likeliest row counts
 * @returns its index; -1 if no row has them
 */
export function findHeadings(rows: readonly (readonly string[])[], columns?: StatementColumns): number {
  const searched = rows.slice(0, SEARCHED_ROWS).map((cells) => cells.map(headingOf))
  if (columns) {
    const chosen = Object.values(columns)
    return searched.findIndex((headings) => chosen.every((heading) => headings.includes(heading)))
  }
  const scores = searched.map((headings) => Object.keys(guessColumns(headings)).length)
  const best = Math.max(0, ...scores)
  return best >= 2 ? scores.indexOf(best) : searched.findIndex((headings) => headings.some((one) => one !== ''))
}

/** `twice` is a heading that was chosen for two fields. */
type ColumnsProblem = { field: StatementField; problem: string; twice?: string }

/** What is missing or double in chosen columns, by field; undefined if a statement can be read with them. */
export function columnsProblem(columns: StatementColumns): ColumnsProblem | undefined {
  if (columns.date === undefined) return { field: 'date', problem: 'Please choose the column with the date.' }
  const hasSides = columns.credit !== undefined || columns.debit !== undefined
  if (columns.amount === undefined && !hasSides) {
    return { field: 'amount', problem: 'Please choose the column with the amount, or those with credit and debit.' }
  }
  if (columns.amount !== undefined && hasSides) {
    return { field: 'amount', problem: 'Please choose either the amount, or credit and debit.' }
  }
  const chosen = Object.entries(columns) as [StatementField, string][]
  const twice = chosen.find(([, heading], at) => chosen.findIndex(([, other]) => other === heading) < at)
  return twice && { field: twice[0], problem: `“${twice[1]}” is chosen twice.`, twice: twice[1] }
}
