import type { Db } from '../../platform/db/client.ts'
import { readActorNames } from '../../platform/records/actor-names.ts'
import type { StoredEntry } from './audit-queries.ts'

/** Returns the entries with the names of owners in place of their ids: an id tells a reader nothing. */
export async function withOwnerNames(db: Db, entries: readonly StoredEntry[]): Promise<StoredEntry[]> {
  const assigned = entries.filter(({ tableName }) => tableName === 'assignments')
  if (assigned.length === 0) return [...entries]
  const ids = assigned.flatMap(({ before, after }) => [ownerIn(before), ownerIn(after)])
  const names = await readActorNames(db, ids)
  const named = (values: StoredEntry['before']) => {
    const id = ownerIn(values)
    return id === null ? values : { ...values, owner_id: names.get(id) ?? id }
  }
  return entries.map((entry) =>
    entry.tableName === 'assignments' ? { ...entry, before: named(entry.before), after: named(entry.after) } : entry,
  )
}

function ownerIn(values: StoredEntry['before']): string | null {
  const id = values?.['owner_id']
  return typeof id === 'string' ? id : null
}
