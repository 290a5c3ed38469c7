import { eq, sql } from 'drizzle-orm'
import { Page, PageDraft, PageKey, PagesQuery } from '#contract/admin/pages.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { refuseFields } from '../../../platform/records/refuse-fields.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import type { Db } from '../../../platform/db/client.ts'
import { pages as table } from '../../../platform/db/schema.ts'
import { readFactNames, factProblemIn } from './facts.ts'

const { slug, title, summary, body, updatedAt, translations } = table

/** The text pages. The shop's addresses determine which pages exist, so none is added or removed. */
export const pages = recordKind({
  name: 'page',
  path: '/pages',
  tags: ['Back office: content'],
  reads: 'content.read',
  writes: 'content.write',
  contract: { key: PageKey, draft: PageDraft, record: Page, query: PagesQuery },
  table,
  id: slug,
  sorts: { title, updatedAt },

  wanted: ({ q }) => sayingAny(q, title, summary, body, translations),

  rows: (db) => db.select({ id: slug, title, summary, body, updatedAt, translations }).from(table),

  async update(tx, pageId, draft, before) {
    await refuseUnknownFacts(tx, draft)
    if (isSame(draft, before)) return
    await tx
      .update(table)
      .set({ ...draft, updatedAt: sql`now()` })
      .where(eq(slug, pageId))
  },
})

async function refuseUnknownFacts(tx: Db, draft: PageDraft) {
  const known = await readFactNames(tx)
  const nepali = draft.translations.ne ?? {}
  refuseFields({
    title: factProblemIn(draft.title, known),
    summary: factProblemIn(draft.summary, known),
    body: factProblemIn(draft.body, known),
    'translations.ne.title': factProblemIn(nepali.title ?? '', known),
    'translations.ne.summary': factProblemIn(nepali.summary ?? '', known),
    'translations.ne.body': factProblemIn(nepali.body ?? '', known),
  })
}

function isSame(one: PageDraft, other: PageDraft): boolean {
  return textsOf(one) === textsOf(other)
}

function textsOf({ title: heading, summary: lead, body: text, translations: { ne = {} } }: PageDraft): string {
  return JSON.stringify([heading, lead, text, ne.title, ne.summary, ne.body])
}
