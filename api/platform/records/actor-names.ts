import { inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { apiKeys, staff } from '../db/schema.ts'

/** Returns the name of a key where members of staff are named too. */
export function nameOfKey(name: string): string {
  return `${name} (API key)`
}

/**
 * Selects the name behind an act in a row: of a member of staff, also of one who has left, or of a key; else null.
 *
 * @param id  column of a query that joins `staff` by it
 */
export function actorName(id: SQLWrapper): SQL<string | null> {
  return sql`coalesce(${staff.name}, (select keys.name || ' (API key)' from api_keys keys where keys.id = ${id}))`
}

/** Reads the names of those who acted, by their ids. */
export async function readActorNames(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const people = await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, known))
  const others = known.filter((id) => !people.some((person) => person.id === id))
  const keys =
    others.length === 0
      ? []
      : await db.select({ id: apiKeys.id, name: apiKeys.name }).from(apiKeys).where(inArray(apiKeys.id, others))
  const named = [...people, ...keys.map(({ id, name }) => ({ id, name: nameOfKey(name) }))]
  return new Map(named.map(({ id, name }) => [id, name]))
}
