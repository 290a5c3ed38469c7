import type { Pool } from 'pg'
import { drawDiagrams } from './er-diagrams.ts'
import { readStructure } from './structure.ts'

/** Returns the files that describe a migrated database: their paths in the project, and their texts. */
export async function describedFiles(pool: Pool): Promise<Record<string, string>> {
  return {
    'api/platform/db/structure.sql': await readStructure(pool),
    'docs/database.md': await drawDiagrams(pool),
  }
}
