import type { JobTools } from '../jobs/job-tools.ts'
import { lockOrder } from '../orders/change-queries.ts'
import { issueCreditNote, type CreditCause } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'
import { deleteWaiting, findSeller, readWaiting, type WaitingPaper } from './invoice-queries.ts'
import { isIssuable } from './issue-paper.ts'

/**
 * The hourly job that issues what could not be issued when it was due, in the order in which it was due. What still
 * cannot be is said in the log.
 *
 * @param now  instead of the clock
 */
export async function issueWaitingPapers(
  _: unknown,
  tools: Pick<JobTools, 'db' | 'secrets' | 'log'>,
  _signal?: AbortSignal,
  now: Date = new Date(),
): Promise<void> {
  const waiting = await readWaiting(tools.db)
  if (waiting.length === 0) return
  if (!isIssuable(now) || !(await findSeller(tools.db))) {
    const why = isIssuable(now) ? 'the shop is not set up' : 'the calendar (domain/bikram-sambat-years.ts) has ended'
    tools.log.warn({ waiting: waiting.length }, `invoices wait: ${why}`)
    return
  }
  for (const paper of waiting) await issueOne(tools, paper, now)
  tools.log.info({ issued: waiting.length }, 'invoices that waited were issued')
}

async function issueOne({ db, secrets }: Pick<JobTools, 'db' | 'secrets'>, paper: WaitingPaper, now: Date) {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, paper.orderId)
    if (!order || !(await deleteWaiting(tx, paper.id))) return // somebody else was first
    if (paper.credit === null) await issueInvoice(tx, secrets, order, now)
    else await issueCreditNote(tx, secrets, order, { cause: paper.cause as CreditCause, ...paper.credit }, now)
  })
}
