import { randomUUID } from 'node:crypto'
import type { CountCashBody } from '#contract/admin/payments/handovers.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../../platform/language/sentence.ts'
import { insertHandover, lockWaitingCash } from './handover-queries.ts'

/**
 * Records that staff counted the cash of some payments from a driver or the till. Each payment is counted once.
 *
 * @returns the id of the record, which is final
 * @throws AppError invalid_input; conflict when somebody else has counted a part of it, and for a difference without an
 *         explanation
 */
export function countCash(
  db: Db,
  { day, broughtBy, paymentIds, counted, note = '' }: CountCashBody,
  by: { id: string; name: string },
): Promise<string> {
  const ids = [...new Set(paymentIds)]
  const name = broughtBy.trim()
  if (name === '') throw wrong('broughtBy', 'Please say who brought it.')
  return db.transaction(async (tx) => {
    const payments = await lockWaitingCash(tx, ids)
    if (payments.length < ids.length) {
      throw new AppError('conflict', 'Some of this cash was counted already. Please load the page again.')
    }
    if (payments.some(({ at }) => nepalDay(at) !== day)) throw wrong('day', 'All of it must be of that day.')
    const expected = sumOf(payments, ({ amount }) => amount)
    const said = note.trim()
    if (expected !== counted && said === '') {
      throw wrong('note', say('handovers.other-sum', { expected: { money: expected } }))
    }
    const id = randomUUID()
    const record = { id, day, broughtBy: name, expected, counted, note: said, staffId: by.id, staffName: by.name }
    await insertHandover(tx, record, ids)
    return id
  })
}

function wrong(field: string, sentence: Sentence): AppError {
  return new AppError('invalid_input', sentence, { [field]: sentence })
}
