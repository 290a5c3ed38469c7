const CONCURRENT = /^(\s*(?:create(?: unique)?|drop) index) concurrently/i
const MADE_INDEX = /^\s*create (?:unique )?index (?:concurrently )?(?:if not exists )?"?(\w+)"? on "?(\w+)/i
const MADE_TABLE = /^\s*create table (?:if not exists )?"?(\w+)/i
const DROPPED_INDEX = /^\s*drop index concurrently if exists "?(\w+)/i

/** Whether a statement builds or drops an index while others go on writing; PostgreSQL refuses that in a transaction. */
export function isConcurrent(statement: string): boolean {
  return CONCURRENT.test(statement)
}

/** The same for an empty database, in a transaction. */
export function inOneTransaction(statement: string): string {
  return statement.replace(CONCURRENT, '$1')
}

/**
 * Why a migration may not run while the shop sells: it locks a table for as long as an index takes, or it cannot be
 * tried again after half of it has happened.
 *
 * @param migration  parts of one migration, as drizzle splits it; files written by hand have one part
 * @returns          a sentence for each fault
 */
export function indexFaults(migration: readonly string[]): string[] {
  const statements = migration.flatMap(statementsIn)
  const newTables = new Set(statements.map((statement) => MADE_TABLE.exec(statement)?.[1]))
  const isAlone = statements.every(isConcurrent)
  return statements.flatMap((statement, place) => {
    const [, index, table] = MADE_INDEX.exec(statement) ?? []
    if (isConcurrent(statement)) {
      if (!isAlone) return ['A migration that builds an index concurrently does nothing else.']
      const isFirstDropped = statements.slice(0, place).some((earlier) => DROPPED_INDEX.exec(earlier)?.[1] === index)
      if (index && !isFirstDropped) return [`Before ${index} stands: drop index concurrently if exists ${index}`]
    } else if (table && !newTables.has(table)) return [`Build ${index} concurrently: ${table} may be large.`]
    return []
  })
}

/** Statements start at the beginning of a line; their further lines are indented. */
function statementsIn(part: string): string[] {
  return part.split(/\n(?=\S)/).filter((text) => text.trim() !== '' && !text.startsWith('--'))
}
