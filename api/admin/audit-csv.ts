import { actionWords, changesIn, thingOf } from '#domain/admin-audit-words.ts'
import { englishFormats } from '#domain/english-formats.ts'
import type { Db } from '../db/client.ts'
import { readAuditBatch, type AuditFilters, type StoredEntry } from './audit-queries.ts'

const BATCH = 1_000

/** By which spreadsheets know that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const heading = ['When (Nepal)', 'Who', 'What', 'Record', 'Happened', 'Field', 'Before', 'After', 'Call', 'Request']

/** The log as a spreadsheet reads it, a line for each field that changed, the newest first; however long it is. */
export async function* auditCsv(db: Db, filters: AuditFilters): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(heading)
  let before: number | undefined
  for (;;) {
    const entries = await readAuditBatch(db, filters, { before, most: BATCH })
    if (entries.length === 0) return
    yield entries.flatMap(linesOf).join('')
    before = entries.at(-1)!.id
  }
}

function linesOf(entry: StoredEntry): string[] {
  const at = entry.at.toISOString()
  const when = `${englishFormats.shortDate(at)}, ${englishFormats.time(at)}`
  const { staffName, tableName, rowKey, action, call, requestId } = entry
  const changes = changesIn(entry)
  const told = changes.length > 0 ? changes : [{ field: '', before: '', after: '' }]
  return told.map((change) =>
    csvLine([
      when,
      staffName,
      thingOf(tableName),
      rowKey,
      actionWords[action],
      change.field,
      change.before,
      change.after,
      call,
      requestId,
    ]),
  )
}

/** @source RFC 4180 */
function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** What a spreadsheet would take for a formula begins with an apostrophe: the text may be a stranger's. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
