import { sql } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import { faqs } from '#api/platform/db/schema.ts'
import { demoFaqs } from './all-faqs.ts'

/** Key of the advisory lock; arbitrary, but unique in this database. */
const SEED_LOCK = 5_278_420_004

/** Inserts all entries of the Help Center when there are none; concurrent processes do it once. */
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
