import { ID_PATTERN } from '#domain/id.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns the requested ids that can be numbers; the others match nothing. */
export function numericIds(ids: readonly string[]): number[] {
  return ids.filter((id) => ID_PATTERN.test(id)).map(Number)
}

/** Returns the requested ids that are UUIDs. */
export function uuidIds(ids: readonly string[]): string[] {
  return ids.filter((id) => UUID.test(id))
}
