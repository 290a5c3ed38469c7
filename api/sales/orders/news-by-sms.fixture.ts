import { desc, eq } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import type { Db } from '../../platform/db/client.ts'
import { mails, oneTimeCodes } from '../../platform/db/schema.ts'
import { mailAad } from '../../platform/mail/queue-mail.ts'
import { decrypt } from '../../platform/secrets/encryption.ts'
import { contactKey } from '../../platform/secrets/track-key.ts'
import type { Shopper } from '../../shop/cart/cart.fixture.ts'
import { testOptions } from '../../test/test.ts'
import { order } from '../checkout/checkout.fixture.ts'
import { findOrder } from './order-queries.ts'
import { test as base } from './phone-only.fixture.ts'

const { secrets } = testOptions
export const MISTYPED = 'asmita@gmial.example'
export const PHONE = '+9779841234567'

/** Calls of an order that a guest has placed. */
export async function placedBy(shopper: Shopper, db: Db, values: Record<string, unknown>) {
  const { data, trackKey } = (await order(shopper, values)).json()
  const number = data.orderId as string
  const at = (action: string, key: string = trackKey) => `/api/orders/${number}${action}?key=${key}`
  return {
    number,
    news: (key?: string, body?: object) => shopper.send('POST', at('/news', key), body ?? { by: 'sms' }),
    /** Requests the link by SMS, as somebody who knows number and phone. */
    link: () => shopper.send('POST', at('/link', contactKey(secrets.orderKey, number)), { by: 'sms' }),
    send: (action: string, body?: object) => shopper.send('POST', at(action), body),
    pay: (body: object) => shopper.send('PUT', at('/payment'), body),
    read: async () => (await shopper.send('GET', at(''))).json().data,
    stored: async () => defined(await findOrder(db, number), 'order'),
  }
}

/** A guest who has mistyped their email address and pays by transfer. */
export const test = base.extend('placed', ({ db, shopper }) =>
  placedBy(shopper, db, { email: MISTYPED, payment: 'bank' }),
)

/** A guest who has mistyped their email address and pays in cash, and has entered no code yet. */
export const testCash = base.extend('placed', ({ db, shopper }) => placedBy(shopper, db, { email: MISTYPED }))

export async function newestCode(db: Db) {
  const [code] = await db.select().from(oneTimeCodes).orderBy(desc(oneTimeCodes.createdAt)).limit(1)
  return code!
}

export async function mailedCode(db: Db, template: 'order-placed' | 'verify-order'): Promise<string> {
  const [mail] = await db.select().from(mails).where(eq(mails.template, template)).orderBy(desc(mails.createdAt))
  return JSON.parse(decrypt(secrets.dataKey, mail!.content!, mailAad(mail!))).code
}
