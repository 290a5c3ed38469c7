import { eq } from 'drizzle-orm'
import { givenPicture, givenProduct } from '../catalog/catalog.fixture.ts'
import { mails, products, subscriptions } from '../../platform/db/schema.ts'
import { decrypt } from '../../platform/secrets/encryption.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { mailAad } from '../../platform/mail/queue-mail.ts'
import type { Db } from '../../platform/db/client.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenLister, setStock } from './wishlist.fixture.ts'
import { testSms } from '../notices/notices.fixture.ts'
import { notifyBackInStock } from '../notices/tell-products.ts'

const { secrets } = testOptions
const shop = {
  language: 'en' as const,
  name: 'Kastha',
  email: 'hello@kastha.example',
  phone: '+97714000000',
  streetAddress: 'Jhamsikhel',
  city: 'Lalitpur',
  postalCode: '44700',
  url: 'http://shop.example',
}

const test = base
  .extend('asmita', ({ app, db }) => givenLister(app, db))
  .extend(
    'notify',
    ({ db }) =>
      () =>
        notifyBackInStock({}, { db, secrets, sms: testSms }, new AbortController().signal),
  )

async function queuedMails(db: Db) {
  const rows = await db.select().from(mails).where(eq(mails.template, 'back-in-stock'))
  return rows.map(({ id, to, template, content }) => {
    const data = JSON.parse(decrypt(secrets.dataKey, content!, mailAad({ id, to, template })))
    return { to, data, ...composeMail('back-in-stock', data, shop) }
  })
}

test('a request for a notice is in the list until it is withdrawn', async ({ asmita, db }) => {
  const bed = await givenProduct(db, { name: 'Sal bed', variants: [{ stock: 0 }] })
  for (let time = 0; time < 2; time++) {
    const { data } = await asmita.ask('PUT', `/${bed.id}/notice`)
    expect(data).toMatchObject([{ name: 'Sal bed', countInStock: 0, isNoticeWanted: true }])
  }
  for (let time = 0; time < 2; time++) {
    const { data } = await asmita.ask('DELETE', `/${bed.id}/notice`)
    expect(data).toMatchObject([{ name: 'Sal bed', isNoticeWanted: false }])
  }
})

test('a product removed from the list sends no notice', async ({ asmita, db, notify }) => {
  const bed = await givenProduct(db, { variants: [{ stock: 0 }] })
  await asmita.ask('PUT', `/${bed.id}/notice`)
  await asmita.ask('DELETE', `/${bed.id}`)
  await setStock(db, bed.id, 3)
  await notify()
  expect(await queuedMails(db)).toEqual([])
})

test('a notice for a product in stock is refused', async ({ asmita, db }) => {
  const bed = await givenProduct(db, { variants: [{ stock: 0 }, { stock: 1 }] })
  const answer = await asmita.send('PUT', `/${bed.id}/notice`)
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'conflict', message: 'This is in stock now.' })
  expect((await asmita.ask('GET')).data).toEqual([])
})

test('the mail names, shows and links the first variant in stock', async ({ asmita, db, notify }) => {
  const { id: pictureId } = await givenPicture(db)
  const bed = await givenProduct(db, { name: 'Sal <bed>', pictureIds: [pictureId], variants: [{ stock: 0 }] })
  await asmita.ask('PUT', `/${bed.id}/notice`)
  await setStock(db, bed.id, 2)
  await notify()
  const [mail, ...others] = await queuedMails(db)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'asmita@post.example', subject: 'Sal <bed>, 0*200 is back' })
  for (const part of [mail!.html, mail!.text]) {
    expect(part).toContain(`http://shop.example/product/${bed.id}?size=0*200`)
    expect(part).toContain(`http://shop.example/media/${pictureId}/480.webp`)
    expect(part).toContain('Namaste Asmita Gurung,')
  }
  expect(mail!.html).toContain('Sal &lt;bed&gt;, 0*200 is back')
  expect(mail!.html).toContain('alt="A bed"')
})

test('the notice is sent once, the product stays in the list, and another notice can be requested', async ({
  asmita,
  db,
  notify,
}) => {
  const bed = await givenProduct(db, { variants: [{ stock: 0 }] })
  await asmita.ask('PUT', `/${bed.id}/notice`)
  await setStock(db, bed.id, 2)
  await notify()
  await notify()
  expect(await queuedMails(db)).toHaveLength(1)
  expect((await asmita.ask('GET')).data).toMatchObject([{ countInStock: 2, isNoticeWanted: false }])

  await setStock(db, bed.id, 0)
  await asmita.ask('PUT', `/${bed.id}/notice`)
  await notify()
  expect(await queuedMails(db)).toHaveLength(1)
  await setStock(db, bed.id, 1)
  await notify()
  expect(await queuedMails(db)).toHaveLength(2)
})

test('a product no longer on sale sends its notice only once it is on sale again', async ({ asmita, db, notify }) => {
  const bed = await givenProduct(db, { variants: [{ stock: 0 }] })
  await asmita.ask('PUT', `/${bed.id}/notice`)
  await db.update(products).set({ published: false }).where(eq(products.id, bed.id))
  await setStock(db, bed.id, 2)
  await notify()
  expect(await queuedMails(db)).toEqual([])
  expect(await db.select().from(subscriptions)).toHaveLength(1)
  await db.update(products).set({ published: true }).where(eq(products.id, bed.id))
  await notify()
  expect(await queuedMails(db)).toHaveLength(1)
})
