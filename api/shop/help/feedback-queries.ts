import { and, eq, inArray, ne } from 'drizzle-orm'
import type { FeedbackQuery } from '#contract/admin/help/feedback.ts'
import { numericIds, sayingAny } from '../../platform/records/conditions.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'
import type { Db } from '../../platform/db/client.ts'
import { helpFeedback } from '../../platform/db/schema.ts'

export async function readFeedback(db: Db, query: FeedbackQuery) {
  const { q, ids, verdict, withComment } = query
  const wanted = and(
    ids && inArray(helpFeedback.id, numericIds(ids)),
    sayingAny(q, helpFeedback.comment),
    verdict && eq(helpFeedback.verdict, verdict),
    withComment === undefined ? undefined : withComment ? ne(helpFeedback.comment, '') : eq(helpFeedback.comment, ''),
  )
  const { limit, offset } = pageOf(query)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(helpFeedback)
      .where(wanted)
      .orderBy(...orderOf(query.sort, { createdAt: helpFeedback.createdAt }, helpFeedback.id))
      .limit(limit)
      .offset(offset),
    db.$count(helpFeedback, wanted),
  ])
  return { items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total }
}
