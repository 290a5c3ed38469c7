import { z } from 'zod'
import type { Db } from '../../../platform/db/client.ts'
import { isRefundFault, type RefundFault } from './refund-faults.ts'
import { findTestTransaction, takeBack, takeRefundFault } from './test-payment-queries.ts'
import { wordsOf } from './wallet-words.ts'

const Refund = z.object({
  amount: z.number({ error: 'A valid number is required.' }).int('A valid integer is required.').min(1).optional(),
  mobile: z
    .string()
    .regex(/^9\d{9}$/, 'Enter a valid mobile number.')
    .optional(),
})

type Answered = { status: number; answer: object } | { fault: Extract<RefundFault, 'hang' | 'lost'> }

/**
 * Sends back a payment or a part of it, as Khalti does. Only the path, the fields and the answer of a success are Khalti's
 * own words; it publishes no refusals.
 */
export async function refundKhalti(db: Db, transactionId: string, body: unknown): Promise<Answered> {
  const payment = await findTestTransaction(db, transactionId)
  if (!payment) return { status: 404, answer: { detail: 'Not found.', error_key: 'validation_error' } }
  const parsed = Refund.safeParse(body ?? {})
  if (!parsed.success) return wrong(z.flattenError(parsed.error).fieldErrors)
  const { paid, refunded } = wordsOf.khalti
  if (payment.status === refunded) return refusal('Transaction has already been refunded.')
  const { amount = payment.amount, mobile } = parsed.data

  const fault = await takeRefundFault(db, payment.ref, mobile === undefined ? [] : ['bank'])
  if (fault === 'poor') return refusal('Insufficient balance in the merchant account.')
  if (fault === 'bank') return wrong({ mobile: ['This field is required.'] })
  if (fault === 'hang') return { fault }
  const isDone = await takeBack(db, payment.ref, amount, {
    from: [paid, wordsOf.khalti['part-refunded']],
    part: wordsOf.khalti['part-refunded'],
    all: refunded,
  })
  if (!isDone) return wrong({ amount: ['The amount is more than what is left of the transaction.'] })
  if (fault !== undefined && isRefundFault(fault)) return { fault: 'lost' }
  return { status: 200, answer: { detail: 'Transaction refund successful.' } }
}

function refusal(detail: string): Answered {
  return { status: 400, answer: { detail, error_key: 'validation_error' } }
}

function wrong(fields: Record<string, string[] | undefined>): Answered {
  return { status: 400, answer: { ...fields, error_key: 'validation_error' } }
}
