import { randomUUID } from 'node:crypto'
import type { cashHandoverLines, cashHandovers } from '#api/platform/db/schema.ts'
import { defined } from '#domain/defined.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { sumOf } from '#domain/sum.ts'
import type { Payment } from '../orders/insert-payments.ts'
import { generatedStaff } from './audit-rows.ts'

const HOUR_MS = 3_600_000
const drivers = ['Dil Bahadur Magar', 'Kul Prasad Rai', 'Lal Bahadur Thapa', 'Man Kumari Pun', 'Suk Bahadur Lama']

type Handover = { row: typeof cashHandovers.$inferInsert; lines: (typeof cashHandoverLines.$inferInsert)[] }

/** Returns a handover of each driver and day, which counts all of this cash. */
export function handoversOf(cash: readonly Payment[]): Handover[] {
  const brought = Map.groupBy(
    cash.map((payment, index) => ({ payment, day: nepalDay(payment.receivedAt), driver: index % drivers.length })),
    ({ day, driver }) => `${day} ${driver}`,
  )
  return [...brought.values()].map((group) => {
    const { day, driver } = defined(group[0], 'payment')
    const id = randomUUID()
    const expected = sumOf(group, ({ payment }) => payment.amount)
    const at = new Date(Math.max(...group.map(({ payment }) => payment.receivedAt.getTime())) + HOUR_MS)
    const by = defined(generatedStaff[driver % generatedStaff.length], 'staff')
    return {
      row: { id, day, broughtBy: defined(drivers[driver], 'driver'), expected, counted: expected, ...by, at },
      lines: group.map(({ payment }) => ({ handoverId: id, paymentId: payment.id })),
    }
  })
}
