import { sql } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import { faqs } from '#api/platform/db/schema.ts'
import { demoFaqs } from './all-faqs.ts'

/** Any number will do, as long as nothing else in this database takes the same one. */
const SEED_LOCK = 5_278_420_004

/** Fills in the Help Center where there is nothing yet, all of it; processes that start at once do it once. */
export async function seedFaqs(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if ((await tx.select({ id: faqs.id }).from(faqs).limit(1)).length > 0) return
    const rows = demoFaqs.flatMap(({ group, isAboutProducts, entries }) =>
      entries.map(({ slug, question, answer, ne }) => {
        return { slug, group, isAboutProducts, question, answer, translations: { ne } }
      }),
    )
    await tx.insert(faqs).values(rows.map((row, position) => ({ ...row, position })))
  })
}
