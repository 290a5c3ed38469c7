import { databaseCause } from './is-out-of-reach.ts'

/** Returns PostgreSQL's own message in one line; drizzle's message would repeat a whole migration. */
export function reasonOf(error: unknown): string {
  const cause = databaseCause(error)
  return (cause instanceof Error ? cause.message || cause.name : String(cause)).replaceAll(/\s+/g, ' ')
}
