import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newFolder } from '../../test/processes.ts'
import { ourMigrations } from './migrate.ts'

/** Copies the migrations, followed by these, and returns the folder. */
export async function withFurther(migrations: readonly (readonly string[])[]): Promise<string> {
  const folder = await newFolder()
  await cp(ourMigrations, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  const last = journal.entries.at(-1)
  for (const [turn, statements] of migrations.entries()) {
    const tag = `further_${turn}`
    journal.entries.push({ ...last, idx: last.idx + 1 + turn, when: last.when + 1 + turn, tag })
    await writeFile(join(folder, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'))
  }
  await writeFile(path, JSON.stringify(journal))
  return folder
}
