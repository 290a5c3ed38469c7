import { parseShortToken } from '#domain/orders/short-token.ts'
import { givenGateway, sendAllSms } from '../../platform/sms/sms.fixture.ts'
import { openSparrow } from '../../platform/sms/sparrow.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import { test as base } from '../../test/test.ts'
import { givenShopper, givenVariant } from '../../shop/cart/cart.fixture.ts'
import { givenCheckoutShop } from '../checkout/checkout.fixture.ts'

const queued = { status: 200, body: { count: 1, response_code: 200, response: 'queued' } }

/** A guest without an email address, with one piece of five in the cart, and a gateway that takes every message. */
export const test = base
  .extend('shopper', async ({ app, db }) => {
    await givenCheckoutShop(db)
    const shopper = givenShopper(app)
    await shopper.add(await givenVariant(db, { stock: 5 }))
    return shopper
  })
  .extend('phone', async ({ db }, { onCleanup }) => {
    const server = await givenGateway([queued])
    onCleanup(server.close)
    const sparrow = openSparrow({ baseUrl: server.url, token: 'token-of-the-shop', sender: 'Kastha' })
    const sms: Sms = { gateway: { ...sparrow, paceMs: 0 }, dailyParts: 1_000 }
    return {
      /** Sends what waits, and returns all texts so far. */
      texts: async () => {
        await sendAllSms(db, sms)
        return server.requests.map(({ fields }) => fields.text!)
      },
      receivers: () => server.requests.map(({ fields }) => fields.to),
    }
  })

export const codeIn = (text: string | undefined) => /^\d{6}/.exec(text ?? '')![0]
export const keyIn = (text: string | undefined) => parseShortToken(/\/o\/(\S+)/.exec(text ?? '')![1]!)!.key
