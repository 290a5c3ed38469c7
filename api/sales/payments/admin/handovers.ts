import type { z } from 'zod'
import {
  MOST_PAYMENTS,
  type AdminHandover,
  type AdminHandoversQuery,
  type CashPayment,
  type HandoverRow,
  type WaitingCash,
} from '#contract/admin/payments/handovers.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { sumOf } from '#domain/sum.ts'
import type { Db } from '../../../platform/db/client.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import {
  findHandover,
  readCashOf,
  readHandoverPage,
  readWaitingCash,
  type CashRow,
  type StoredHandover,
} from './handover-queries.ts'

/** Returns the oldest uncounted cash by the day of payment in Nepal, and the sum of all uncounted cash. */
export async function showWaitingCash(db: Db): Promise<WaitingCash> {
  const { rows, count, sum } = await readWaitingCash(db, MOST_PAYMENTS)
  const days = [...Map.groupBy(rows, ({ at }) => nepalDay(at))]
  return {
    days: days.map(([day, ofDay]) => ({
      day,
      sum: sumOf(ofDay, ({ amount }) => amount),
      payments: ofDay.map(presentCash),
    })),
    count,
    sum,
  }
}

export async function listHandovers(
  db: Db,
  query: AdminHandoversQuery,
): Promise<{ items: z.output<typeof HandoverRow>[]; total: number; hasMore: boolean }> {
  const { rows, ...counted } = await readHandoverPage(db, query)
  return { items: rows.map(presentHandover), ...counted }
}

/** @throws AppError not_found */
export async function showHandover(db: Db, id: string): Promise<AdminHandover> {
  const handover = await findHandover(db, id)
  if (!handover) throw new AppError('not_found', 'There is no such hand-over.')
  return { ...presentHandover(handover), payments: (await readCashOf(db, id)).map(presentCash) }
}

function presentHandover({ id, day, broughtBy, expected, counted, note, staffName, at }: StoredHandover) {
  return { id, day, broughtBy, expected, counted, note, staffName, at: at.toISOString() }
}

function presentCash({ at, ...row }: CashRow): CashPayment {
  return { ...row, at: at.toISOString() }
}
