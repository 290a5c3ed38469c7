import { sql, type SQL } from 'drizzle-orm'
import {
  customRequestEvents,
  customRequests,
  productAnswers,
  productQuestions,
  ticketEvents,
  tickets,
} from '../../platform/db/schema.ts'
import { boundsOf, readByPeriod } from './insight.ts'

/** What people ask, by the way on which they ask. */
export const askedKinds = ['messages', 'complaints', 'visits', 'questions', 'requests', 'all'] as const
export type AskedKind = (typeof askedKinds)[number]

export type Replies = {
  asked: number
  answered: number
  /** Minutes; null without a reply. */
  median: number | null
  slowest: number | null
}

const none: Replies = { asked: 0, answered: 0, median: null, slowest: null }

/** Measures, by kind, how long people waited for the first reply of staff. Their questions are those of a period. */
export const firstReplies = readByPeriod('first replies', async (db, period) => {
  const { begin, end } = boundsOf(period)
  const within = (at: SQL) => sql`${at} >= ${begin.toISOString()} and ${at} < ${end.toISOString()}`
  const asked = sql`
    select case ${tickets.kind} when 'complaint' then 'complaints' when 'measuring-visit' then 'visits' else 'messages' end as kind,
      ${tickets.createdAt} as at, (select min(event.at) from ${ticketEvents} event
        where event.ticket_id = ${tickets.id} and event.actor = 'staff' and event.action = 'answered') as replied
    from ${tickets} where ${within(sql`${tickets.createdAt}`)}
    union all
    select 'questions', ${productQuestions.createdAt}, (select min(answer.created_at) from ${productAnswers} answer
      where answer.question_id = ${productQuestions.id} and answer.by = 'staff')
    from ${productQuestions} where ${within(sql`${productQuestions.createdAt}`)}
      and (${productQuestions.state} <> 'hidden' or exists (select from ${productAnswers} answer
        where answer.question_id = ${productQuestions.id} and answer.by = 'staff'))
    union all
    select 'requests', ${customRequests.createdAt}, (select min(event.at) from ${customRequestEvents} event
      where event.request_id = ${customRequests.id} and event.actor = 'staff')
    from ${customRequests} where ${within(sql`${customRequests.createdAt}`)}`
  const minutes = sql`extract(epoch from replied - at) / 60`
  const quantile = (part: number) => sql`round(percentile_cont(${part}) within group (order by ${minutes}))::int`
  const { rows } = await db.execute<Replies & { kind: AskedKind }>(sql`
    select coalesce(kind, 'all') as kind, count(*)::int as asked, count(replied)::int as answered,
      ${quantile(0.5)} as median, ${quantile(0.9)} as slowest
    from (${asked}) asked group by grouping sets ((kind), ())`)
  const found = new Map(rows.map(({ kind, ...replies }) => [kind, replies]))
  return Object.fromEntries(askedKinds.map((kind) => [kind, found.get(kind) ?? none])) as Record<AskedKind, Replies>
})
