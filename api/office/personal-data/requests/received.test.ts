import { eq } from 'drizzle-orm'
import { OrderContact } from '#contract/admin/orders.ts'
import { readOutbox } from '../../../people/accounts/accounts.fixture.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { mails, orders } from '../../../platform/db/schema.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { OrderMail } from '../../../platform/mail/templates/placed-order-data.ts'
import { givenSeller } from '../../../sales/invoices/invoices.fixture.ts'
import { presentContact } from '../../../sales/orders/admin/order-contact.ts'
import { buyerAgain } from '../../../sales/orders/reorder.ts'
import { orderMail, orderMails } from '../../../sales/orders/order-mails.ts'
import { readBankAccount, readPlaced } from '../../../sales/orders/order-queries.ts'
import { trackKey } from '../../../platform/secrets/track-key.ts'
import { expect, test, testOptions } from '../../../test/test.ts'
import { isOrderLeft, steps } from './delete-person.ts'
import { personBy } from './person.ts'
import { givenReceived, givenRequest, runJob } from './person.fixture.ts'

const { secrets } = testOptions
const hers = { email: '', phone: '+9779841234567' }

test('the mails about an order keep everything but the recipient whose data was deleted', async ({ app, db }) => {
  await givenSeller(db)
  const order = await givenReceived(db)
  const data: OrderMail = orderMail(await readPlaced(db, order, 'en'), secrets, await readBankAccount(db))
  const both = orderMails(order, { forBuyer: data, forShop: data }, 'shop@kastha.example')
  const waits = { deposit: 1_000, payBy: '2026-12-01T00:00:00Z', weeks: 2 }
  const accepted = { event: `custom-accepted:${order.id}`, to: order.email, language: 'en' } as const
  const all = [...both, { ...accepted, template: 'custom-accepted', data: { order: data, ...waits } } as const]
  for (const mail of all) await queueMail(db, secrets, mail)
  // The buyer's was sent, and is kept so that staff can send it again.
  await db.update(mails).set({ kept: mails.content }).where(eq(mails.template, 'order-placed'))
  const { id, show, deletion } = await givenRequest(app, db)
  await deletion()
  await runJob(db, id)
  expect(await show()).toMatchObject({ state: 'deleted' })
  await db.update(mails).set({ content: mails.kept }).where(eq(mails.template, 'order-placed'))
  const left = (await readOutbox(db)).filter(({ template }) => template !== 'staff-news')
  const { trackKey: _key, business: _business, ...forShop } = data
  expect(left.map((mail) => mail.data)).toEqual(
    expect.arrayContaining([
      { ...data, recipient: null },
      { ...forShop, recipient: null },
      { order: { ...data, recipient: null }, ...waits },
    ]),
  )
  expect(JSON.stringify(left)).not.toMatch(/9841234567|"Asmita"/)
})

test('an order that names the person as its recipient is still to be forgotten, and then is not', async ({
  app,
  db,
}) => {
  await givenSeller(db)
  const { id } = await givenReceived(db)
  const person = await personBy(db, secrets.dataKey, hers)
  expect(await isOrderLeft(db, person)).toBe(true)
  const found = { tickets: [], customRequests: [], questions: [], withOtherEmail: 0 }
  for (const step of steps) await step(db, { person, found, secrets })
  expect(await isOrderLeft(db, person)).toBe(false)
  const order = onlyRow(await db.select().from(orders).where(eq(orders.id, id)))
  expect(order).toMatchObject({ name: 'Bimal Rai', recipientPhoneIndex: null })
  expect(buyerAgain(secrets.dataKey, order), 'the address is still not the buyer’s').toBeNull()
  const url = `/api/orders/${order.number}?key=${trackKey(secrets.orderKey, order.number)}`
  expect((await app.inject({ url })).json().data).toMatchObject({ recipient: null, isForAnother: true })
  const contact = presentContact(secrets.dataKey, order)
  expect(OrderContact.strict().parse(contact)).toMatchObject({ recipient_name: '', city: 'Pokhara' })
})
