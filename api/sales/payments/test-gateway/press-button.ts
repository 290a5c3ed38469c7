import { randomBytes } from 'node:crypto'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { isLookUpFault, MOST_FAULTS } from './look-up-faults.ts'
import { isRefundFault } from './refund-faults.ts'
import { isTestAction, testActions, type TestAction } from './test-actions.ts'
import { changeTestPayment, type NewTestPayment, type TestPayment } from './test-payment-queries.ts'
import { standingOf, wordsOf } from './wallet-words.ts'

/** What a wallet takes too little, in its own unit. */
const SHORT_BY = { esewa: 10, khalti: 1_000 } as const

export type Press = { action?: string; fault?: string; times?: string; refundFault?: string }

/**
 * Carries out a button of the wallet's page. A press on an outdated page shows the payment's current state.
 *
 * @returns the payment afterwards, and what was done; undefined where it had ended before, or stays as it is
 * @throws AppError invalid_input for what no button of ours sends
 */
export async function pressButton(
  db: Db,
  payment: TestPayment,
  press: Press,
  now: Date,
): Promise<{ payment: TestPayment; action: TestAction } | undefined> {
  const { action: name = '', refundFault } = press
  if (name === 'refund-fault') {
    await setRefundFault(db, payment, refundFault)
    return undefined
  }
  if (!isTestAction(name)) throw new AppError('invalid_input', 'There is no such button.')
  const action: TestAction = testActions[name]
  if (!action.from.includes(standingOf(payment, now))) return undefined
  const words = wordsOf[payment.provider]
  const from = action.from.map((standing) => words[standing])
  const change = { status: words[action.to], ...moneyOf(action, payment), ...(action.hasFaults && faultsOf(press)) }
  const changed = await changeTestPayment(db, payment.ref, from, change)
  return changed && { payment: changed, action }
}

function moneyOf({ to, isAmountWrong }: TestAction, { provider, amount }: TestPayment): Partial<NewTestPayment> {
  if (to === 'refunded') return { refunded: amount }
  if (to !== 'paid') return {}
  const transactionId = randomBytes(6).toString('hex').toUpperCase()
  const short = SHORT_BY[provider]
  return { transactionId, ...(isAmountWrong && { amount: amount > short ? amount - short : amount + short }) }
}

/** @throws AppError invalid_input */
async function setRefundFault(db: Db, { ref, provider, status }: TestPayment, fault = ''): Promise<void> {
  if (provider !== 'khalti' || (fault !== '' && !isRefundFault(fault))) {
    throw new AppError('invalid_input', 'Refunds can fail in the ways shown.')
  }
  await changeTestPayment(db, ref, [status], { refundFault: fault === '' ? null : fault })
}

function faultsOf({ fault = '', times = '' }: Press): Partial<NewTestPayment> {
  const faultsLeft = Number(times)
  if (!isLookUpFault(fault) || !Number.isInteger(faultsLeft) || faultsLeft < 1 || faultsLeft > MOST_FAULTS) {
    throw new AppError('invalid_input', `Look-ups can fail in the ways shown, 1 to ${MOST_FAULTS} times.`)
  }
  return { fault, faultsLeft }
}
