import type { Db } from '../../platform/db/client.ts'
import { givenInvoiced, givenSeller } from '../../sales/invoices/invoices.fixture.ts'
import { changeOrder } from '../../sales/orders/change-order.ts'
import { testOptions } from '../../test/test.ts'

const by = { actor: 'staff', id: null } as const
const at = (day: string) => new Date(`${day}T06:00:00Z`)

/**
 * A shop with invoices on both sides of a new fiscal year: the last day of 2082/83, and the first day of 2083/84. In Mangsir
 * one stands, one is cancelled at once, and one in Poush.
 */
export async function givenBooks(db: Db) {
  await givenSeller(db)
  const before = await givenInvoiced(db, { name: 'Ashadh' }, at('2026-07-16'))
  const first = await givenInvoiced(db, { name: 'Shrawan' }, at('2026-07-17'))
  const standing = await givenInvoiced(db, { name: '=Asmita' }, at('2026-11-21'))
  const cancelled = await givenInvoiced(db, { name: 'Bimala' }, at('2026-11-21'))
  const returned = await givenInvoiced(db, { name: 'Chandra' }, at('2026-11-30'))
  await givenCancelled(db, cancelled.id, '2026-12-02')
  await givenCancelled(db, returned.id, '2026-12-20')
  return { before, first, standing, cancelled, returned }
}

/** Cancels an order on a day, which takes its invoice back. */
async function givenCancelled(db: Db, orderId: string, day: string): Promise<void> {
  await changeOrder({ db, secrets: testOptions.secrets }, orderId, { action: 'cancel', by, now: at(day) })
}
