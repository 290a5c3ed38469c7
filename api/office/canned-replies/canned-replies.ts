import { eq } from 'drizzle-orm'
import { CannedRepliesQuery, CannedReply, CannedReplyDraft } from '#contract/admin/canned-replies.ts'
import { NumberKey } from '#contract/admin/records.ts'
import { cannedReplies as table } from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { sayingAny } from '../../platform/records/conditions.ts'
import { recordKind } from '../../platform/records/record-kind.ts'

const { id, title, english, nepali } = table

/** Texts that staff insert into their answers. */
export const cannedReplies = recordKind({
  name: 'canned reply',
  path: '/canned-replies',
  tags: ['Back office: canned replies'],
  reads: 'replies.read',
  writes: 'replies.write',
  contract: { key: NumberKey, draft: CannedReplyDraft, record: CannedReply, query: CannedRepliesQuery },
  table,
  id,
  sorts: { title },
  refusals: { canned_replies_one_per_title: ['title', 'There is a canned reply of this title already'] },

  wanted: ({ q }) => sayingAny(q, title, english, nepali),

  rows: (db) => db.select().from(table),

  most: 200,

  async insert(tx, draft) {
    return onlyRow(await tx.insert(table).values(draft).returning({ id })).id
  },

  async update(tx, replyId, draft) {
    await tx.update(table).set(draft).where(eq(id, replyId))
  },

  async remove(tx, replyId) {
    await tx.delete(table).where(eq(id, replyId))
  },
})
