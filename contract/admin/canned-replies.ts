import { MAX_REPLY_LENGTH, MAX_REPLY_TITLE_LENGTH, replyProblem } from '#domain/canned-replies/canned-replies.ts'
import { z } from 'zod'
import { listQuery } from './list.ts'
import { recordOf } from './records.ts'
import { line, lines } from './texts.ts'

const replyText = lines(MAX_REPLY_LENGTH).check(({ value, issues }) => {
  const problem = replyProblem(value)
  if (problem !== undefined) issues.push({ code: 'custom', input: value, message: problem })
})

/** A text that staff insert into an answer. Variables: domain/canned-replies/canned-replies.ts. */
export const CannedReplyDraft = z.object({
  title: line(MAX_REPLY_TITLE_LENGTH),
  english: replyText,
  nepali: replyText,
})
export type CannedReplyDraft = z.output<typeof CannedReplyDraft>

export const CannedReply = recordOf(z.int(), CannedReplyDraft, {})
export type CannedReply = z.input<typeof CannedReply>

const byTitle = listQuery(['title'], {})
export const CannedRepliesQuery = byTitle.extend({ sort: byTitle.shape.sort.unwrap().default('title') })

/** The canned replies in a customer's language, filled in for one record, by title. */
export const FilledReplies = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      text: z.string(),
      /** Variables without a value: they stay in the text, and must be replaced before it is sent. */
      empty: z.array(z.string()),
    }),
  ),
})
export type FilledReplies = z.infer<typeof FilledReplies>
