import { and, eq, sql } from 'drizzle-orm'
import { Faq, FaqDraft, FaqsQuery } from '#contract/admin/help/faqs.ts'
import { NumberKey } from '#contract/admin/records.ts'
import { freeSlugIn } from '../../../platform/records/free-slug.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { refuseFields } from '../../../platform/records/refuse-fields.ts'
import { lastPosition } from '../../../platform/records/reorder-records.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import type { Db } from '../../../platform/db/client.ts'
import { faqs as table } from '../../../platform/db/schema.ts'
import { readFactNames, factProblemIn } from '../../pages/admin/facts.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

const { id, group, isAboutProducts, question, answer, translations, position } = table

/** Facts of the Help Center in addition to those of pages (list-faqs.ts). */
const OWN_FACTS = ['emergencyPhone']

/** Questions of the Help Center. */
export const faqs = recordKind({
  name: 'question',
  path: '/faqs',
  tags: ['Back office: content'],
  reads: 'content.read',
  writes: 'content.write',
  contract: { key: NumberKey, draft: FaqDraft, record: Faq, query: FaqsQuery },
  table,
  id,
  order: { table, within: group },
  sorts: { position },
  refusals: { faqs_slug_unique: ['question', 'Somebody has just added this question'] },

  wanted: ({ q, ...query }) =>
    and(
      sayingAny(q, question, answer, translations),
      query.group && eq(group, query.group),
      query.isAboutProducts === undefined ? undefined : eq(isAboutProducts, query.isAboutProducts),
    ),

  rows: (db) => db.select().from(table),

  most: 200,

  async insert(tx, draft) {
    await refuseUnknownFacts(tx, draft)
    const values = {
      ...draft,
      slug: await freeSlugIn(tx, table, draft.question, 'question'),
      position: lastPosition(table),
    }
    const row = onlyRow(await tx.insert(table).values(values).returning({ id }))
    return row.id
  },

  async update(tx, faqId, draft, before) {
    await refuseUnknownFacts(tx, draft)
    const isMoved = draft.group !== before.group
    const moved = isMoved && { position: sql`${lastPosition(table)}` }
    await tx
      .update(table)
      .set({ ...draft, ...moved })
      .where(eq(id, faqId))
  },

  async remove(tx, faqId) {
    await tx.delete(table).where(eq(id, faqId))
  },
})

async function refuseUnknownFacts(tx: Db, draft: FaqDraft) {
  const known = [...(await readFactNames(tx)), ...OWN_FACTS]
  refuseFields({
    question: factProblemIn(draft.question, []),
    answer: factProblemIn(draft.answer, known),
    'translations.ne.question': factProblemIn(draft.translations.ne?.question ?? '', []),
    'translations.ne.answer': factProblemIn(draft.translations.ne?.answer ?? '', known),
  })
}
