import { ID_PATTERN } from '#domain/id.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Of the ids that a list was asked for, those that a number can be: nothing is found by the others. */
export function numericIds(ids: readonly string[]): number[] {
  return ids.filter((id) => ID_PATTERN.test(id)).map(Number)
}

/** The same where ids are UUIDs. */
export function uuidIds(ids: readonly string[]): string[] {
  return ids.filter((id) => UUID.test(id))
}
