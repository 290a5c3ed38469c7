import type { AuditEntry } from '#contract/admin/audit.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
/** Number of characters of a UUID that tell two records apart. */
const SHOWN_CHARACTERS = 8

/** Key of the only row of the settings table. */
const ONLY_ROW = 'true'

/** Returns a record's display name: its name in the entry, else its current name, else its key. */
export function recordName({ before, after, rowKey, name: nameNow }: AuditEntry): string {
  const columns = after ?? before ?? {}
  const name = columns['number'] ?? columns['title'] ?? columns['name'] ?? nameNow
  if (typeof name === 'string' && name !== '') return `“${name}”`
  if (rowKey === ONLY_ROW) return ''
  return rowKey
    .split(',')
    .map((key) => (UUID.test(key) ? key.slice(0, SHOWN_CHARACTERS) : key))
    .join(', ')
}
