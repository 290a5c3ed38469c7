import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { StatementColumns, type StatementFile, type StatementPreview } from '#contract/admin/payments/reconciliation.ts'
import { MAX_FILE_NAME_LENGTH } from '#domain/catalog/picture.ts'
import { sourceNames, type StatementSource } from '#domain/reconciliation/reconciliation.ts'
import { readStatement, type StatementLine, type StatementRow } from '#domain/reconciliation/read-statement.ts'
import { columnsProblem, findHeadings, guessColumns, headingOf } from '#domain/reconciliation/statement-columns.ts'
import { dayAfter, nepalDay } from '#domain/nepal-time.ts'
import { inOneLine } from '#domain/text.ts'
import { readCalendarYears } from '../../platform/calendar/calendar-queries.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../platform/language/sentence.ts'
import { runUnhurried } from '../../platform/process/unhurried.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { readTableApart } from '../imports/read-table-apart.ts'
import { endStatement, findColumns, insertLines, insertStatement } from './statement-queries.ts'
import { encryptLine, hashLine } from './private-line.ts'

/** Banks book on the next working day. A typing error far ahead would hide all months before it. */
const DAYS_AHEAD = 7
const SAMPLE_ROWS = 5
const SAMPLE_LENGTH = 60
const PROBLEMS_SHOWN = 100
const LINES_AT_ONCE = 500

/**
 * Returns the headings of a file and which columns they probably are. Stores nothing.
 *
 * @throws AppError invalid_input, too_large: the file is no table, or it is too large
 */
export async function previewStatement(db: Db, source: StatementSource, bytes: Uint8Array): Promise<StatementPreview> {
  const rows = await readRows(bytes)
  const cells = rows.map((row) => row.cells)
  const remembered = await findColumns(db, source)
  const rememberedAt = remembered ? findHeadings(cells, remembered) : -1
  const at = rememberedAt === -1 ? findHeadings(cells) : rememberedAt
  const headings = [...new Set((cells[at] ?? []).map(headingOf))].filter((heading) => heading !== '')
  const samples = cells.slice(at + 1, at + 1 + SAMPLE_ROWS).map((row) => {
    return headings.map((heading) => {
      const place = (cells[at] ?? []).findIndex((cell) => headingOf(cell) === heading)
      return inOneLine(row[place] ?? '').slice(0, SAMPLE_LENGTH)
    })
  })
  const isRemembered = rememberedAt !== -1
  const columns = isRemembered && remembered ? remembered : guessColumns(headings)
  return { headings, samples, columns, isRemembered, rows: Math.max(0, cells.length - at - 1) }
}

type Brought = { source: StatementSource; columns: string; bytes: Uint8Array; fileName: string }

/**
 * Stores the lines of a statement that no earlier file had, and how its columns are read.
 *
 * @throws AppError invalid_input, too_large: no table, wrong columns, or no row that can be read
 */
export async function bringStatement(
  { staffDb, dataKey }: { staffDb: Db; dataKey: DataKey },
  by: { id: string; name: string },
  { source, columns: json, bytes, fileName }: Brought,
): Promise<StatementFile> {
  const columns = readColumns(json)
  const rows = await readRows(bytes)
  const lastDay = dayAfter(nepalDay(new Date()), DAYS_AHEAD)
  const years = await readCalendarYears(staffDb)
  const statement = await runUnhurried(readStatement(rows, columns, { years, lastDay }))
  if (!statement) {
    throw wrong('columns', say('statements.no-headings', { source: sourceNames[source] }))
  }
  const { lines, problems } = statement
  if (lines.length === 0) {
    const [first] = problems
    throw wrong(
      'file',
      first ? say('statements.no-rows', { row: first.row, problem: [first.problem] }) : 'There are no rows in it.',
    )
  }
  const id = randomUUID()
  const name = inOneLine(fileName).slice(0, MAX_FILE_NAME_LENGTH)
  const file = { id, source, columns, fileName: name, wrong: problems.length, staffId: by.id, staffName: by.name }
  const added = await staffDb.transaction(async (tx) => {
    await insertStatement(tx, file)
    let count = 0
    for await (const some of encrypted({ dataKey, source, fileId: id }, lines)) count += await insertLines(tx, some)
    await endStatement(tx, id, { added: count, known: lines.length - count })
    return count
  })
  const known = lines.length - added
  return { id, added, known, wrong: problems.length, problems: problems.slice(0, PROBLEMS_SHOWN) }
}

type Owner = { dataKey: DataKey; source: StatementSource; fileId: string }

/**
 * Yields rows for the table, some at a time, so that others are served in between. They are in the order of their hashes:
 * two files with the same lines never wait for each other.
 */
async function* encrypted(owner: Owner, lines: readonly StatementLine[]) {
  const hashed = (await hashLines(owner, lines)).toSorted((a, b) => a.rowHash.compare(b.rowHash))
  const { dataKey, source, fileId } = owner
  for (let from = 0; from < hashed.length; from += LINES_AT_ONCE) {
    yield hashed.slice(from, from + LINES_AT_ONCE).map(({ line, rowHash }) => {
      const id = randomUUID()
      const privateDetails = encryptLine(dataKey, id, line)
      return { id, fileId, source, day: line.day, paisa: line.paisa, privateDetails, rowHash }
    })
    await setImmediate()
  }
}

async function hashLines({ dataKey, source }: Owner, lines: readonly StatementLine[]) {
  const places = new Map<string, number>()
  const hashed: { line: StatementLine; rowHash: Buffer }[] = []
  for (const line of lines) {
    const said = JSON.stringify([line.day, line.paisa, line.reference, line.description])
    const place = places.get(said) ?? 0
    places.set(said, place + 1)
    hashed.push({ line, rowHash: hashLine(dataKey, source, line, place) })
    if (hashed.length % LINES_AT_ONCE === 0) await setImmediate()
  }
  return hashed
}

async function readRows(bytes: Uint8Array): Promise<StatementRow[]> {
  const { rows } = await readTableApart(bytes, { kind: 'statement' })
  return rows.map(({ row, ...cells }) => ({ number: Number(row), cells: Object.values(cells) }))
}

function readColumns(json: string): StatementColumns {
  const read = StatementColumns.safeParse(parsed(json))
  if (!read.success) throw wrong('columns', 'The columns must be headings by date, amount and so on, as JSON.')
  const problem = columnsProblem(read.data)
  if (problem) throw wrong('columns', problem.problem)
  return read.data
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined // which the schema refuses
  }
}

function wrong(field: string, sentence: Sentence): AppError {
  return new AppError('invalid_input', sentence, { [field]: sentence })
}
