import type { Db } from '../../platform/db/client.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { JobLog } from '../../platform/jobs/kinds.ts'
import { withLockedOrder } from '../orders/lock-order.ts'
import { issueCreditNote, type CreditCause } from './issue-credit-note.ts'
import { issueInvoice, type InvoiceCause } from './issue-invoice.ts'
import { deleteWaiting, findSeller, readWaiting, type PendingDocument } from './invoice-queries.ts'
import { isIssuable } from './issue-document.ts'

type Tools = { db: Db; secrets: Secrets; log: JobLog }

/**
 * The hourly job that issues documents that could not be issued when they were due, oldest first. A document that fails
 * again goes to the log, and delays only its own order.
 *
 * @param now  replaces the clock
 * @throws Error when some documents failed, after all others were issued
 */
export async function issuePendingDocuments(
  _: unknown,
  tools: Tools,
  _signal?: AbortSignal,
  now: Date = new Date(),
): Promise<void> {
  const waiting = await readWaiting(tools.db)
  if (waiting.length === 0) return
  const isDayKnown = await isIssuable(tools.db, now)
  if (!isDayKnown || !(await findSeller(tools.db))) {
    const why = isDayKnown ? 'the shop is not set up' : 'the calendar has ended: staff must add the next year'
    tools.log.warn({ waiting: waiting.length }, `invoices wait: ${why}`)
    return
  }
  const left = await issueAll(tools, waiting, now)
  if (left < waiting.length) tools.log.info({ issued: waiting.length - left }, 'invoices that waited were issued')
  if (left > 0) throw new Error(`${left} of ${waiting.length} documents are still pending`)
}

/** @returns how many are still pending: those that failed, and later ones of the same orders */
async function issueAll(tools: Tools, waiting: readonly PendingDocument[], now: Date): Promise<number> {
  const failed = new Set<string>()
  let left = 0
  for (const pending of waiting) {
    const { orderId, kind } = pending
    if (!failed.has(orderId)) {
      await issueOne(tools, pending, now).catch((error: unknown) => {
        failed.add(orderId)
        tools.log.warn({ err: error, orderId, kind }, 'a pending document could not be issued')
      })
    }
    if (failed.has(orderId)) left += 1
  }
  return left
}

async function issueOne({ db, secrets }: Tools, pending: PendingDocument, now: Date): Promise<void> {
  await withLockedOrder(db, pending.orderId, async (tx, order) => {
    if (!(await deleteWaiting(tx, pending.id))) return // somebody else was first
    if (pending.credit === null) await issueInvoice(tx, secrets, order, now, pending.cause as InvoiceCause)
    else await issueCreditNote(tx, secrets, order, { cause: pending.cause as CreditCause, ...pending.credit }, now)
  })
}
