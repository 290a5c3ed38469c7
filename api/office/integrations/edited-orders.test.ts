import type { ApiOrder } from '#contract/integrations/orders.ts'
import { givenConfirmed, givenVariant } from '../../sales/fulfilment/fulfilment.fixture.ts'
import { givenEditor, givenShop } from '../../sales/orders/edits/edits.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenApiKey } from '../api-keys/api-keys.fixture.ts'
import { givenEndpoint, messagesOf } from '../webhooks/webhooks.fixture.ts'

test('an edited order has changed for programs, and it and its documents tell receivers', async ({ app, db }) => {
  await givenShop(db)
  const { id } = await givenConfirmed(db, { lines: [{ ...(await givenVariant(db, { stock: 5 })), quantity: 1 }] })
  await givenEndpoint(db)
  const { call } = await givenApiKey(app)
  const since = new Date().toISOString()
  const staff = await givenEditor(app)
  expect((await staff.edit(id, { lines: [{ position: 0, quantity: 3 }] })).statusCode).toBe(200)

  const { items } = (await call('GET', `/orders?updatedSince=${since}`)).json<{ items: ApiOrder[] }>()
  expect(items).toMatchObject([{ id, lines: [{ quantity: 3 }] }])
  const told = (await messagesOf(db)).map(({ event }) => event).filter((event) => event !== 'stock.low')
  expect(told.toSorted()).toEqual(['credit_note.issued', 'invoice.issued', 'order.edited'])
})
