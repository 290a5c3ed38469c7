import { desc, eq, sql } from 'drizzle-orm'
import type { NoticeKind } from '#domain/notices/notices.ts'
import { nepalInstant } from '#domain/nepal-time.ts'
import type { App } from '../../app.ts'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Db } from '../../platform/db/client.ts'
import { mails, smsMessages, subscriptions, variants } from '../../platform/db/schema.ts'
import { mailAad } from '../../platform/mail/queue-mail.ts'
import type { TemplateData, TemplateName } from '../../platform/mail/templates/template-data.ts'
import type { SmsData, SmsTemplate } from '../../platform/sms/sms-data.ts'
import { smsAad } from '../../platform/sms/queue-sms.ts'
import { decrypt } from '../../platform/secrets/encryption.ts'
import { testOptions } from '../../test/test.ts'
import { openTestGateway } from '../../platform/sms/message-files.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import { personOf } from './person.ts'
import { phoneColumns } from './private-phone.ts'
import { remindOfCarts } from './remind-of-carts.ts'
import { notifyBackInStock, notifyOfPrices } from './tell-products.ts'

const { secrets } = testOptions
const HOUR_MS = 3_600_000
export const testSms: Sms = { gateway: openTestGateway(''), dailyParts: 1_000 }

/** Noon in Nepal, long after everything that a test inserts. */
export const NOON = nepalInstant('2036-01-15', '12:00')
export const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS)

/** Runs the jobs as if it were that time. */
export function jobsOf(db: Db, sms: Sms = testSms) {
  const { signal } = new AbortController()
  return {
    stock: (at = NOON) => notifyBackInStock({}, { db, secrets, sms }, signal, at),
    prices: (at = NOON) => notifyOfPrices({}, { db, secrets, sms }, signal, at),
    carts: (at = NOON) => remindOfCarts({}, { db, secrets, sms }, signal, at),
  }
}

/** Inserts and logs in a user, and returns their calls. */
export async function givenAsker(app: App, db: Db, email = 'asmita@post.example') {
  const user = await givenUser(db, { email, passwordHash: '-' })
  const { headers } = await givenSession(db, user.id)
  const send = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
    app.inject({ method, url: `/api/notices${path}`, headers, ...(payload && { payload }) })
  return {
    user,
    headers,
    send,
    ask: (kind: NoticeKind, variantId?: string) =>
      send('POST', '', { kind, place: kind === 'cart-reminder' ? 'cart' : 'product', ...(variantId && { variantId }) }),
    list: async () => (await send('GET')).json().data,
  }
}

type GivenSubscription = Omit<Partial<typeof subscriptions.$inferInsert>, 'variantId'> & {
  kind: NoticeKind
  variantId?: string | number
  /** A phone number, in place of an email address. */
  number?: string
}

/** Inserts a guest's confirmed request, by email unless a number is given. */
export async function givenSubscription(db: Db, { email, number, variantId, ...values }: GivenSubscription) {
  const address = number ?? email ?? 'maya@post.example'
  const person = personOf(secrets.dataKey, address)
  const variant = variantId
    ? onlyRow(
        await db
          .select()
          .from(variants)
          .where(eq(variants.id, Number(variantId))),
      )
    : undefined
  return onlyRow(
    await db
      .insert(subscriptions)
      .values({
        person,
        email: values.userId || number ? null : address,
        ...(number && phoneColumns(secrets.dataKey, person, number)),
        productId: variant?.productId ?? null,
        variantId: variant?.id ?? null,
        price: values.kind === 'price-drop' ? (variant?.price ?? null) : null,
        consent: 'Yes',
        place: 'product',
        confirmedAt: new Date(),
        ...values,
      })
      .returning(),
  )
}

/** Returns the mails of a template, newest first. */
export async function mailsOf<Name extends TemplateName>(db: Db, template: Name) {
  const rows = await db
    .select()
    .from(mails)
    .where(eq(mails.template, template))
    .orderBy(desc(mails.createdAt), desc(mails.id))
  return rows.map(({ id, to, language, content }) => ({
    to,
    language,
    data: JSON.parse(decrypt(secrets.dataKey, content!, mailAad({ id, to, template }))) as TemplateData[Name],
  }))
}

/** Returns the unsent SMS of a template, newest first. */
export async function smsOf<Name extends SmsTemplate>(db: Db, template: Name) {
  const rows = await db
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.template, template))
    .orderBy(desc(smsMessages.createdAt), desc(smsMessages.id))
  return rows.map(({ id, language, content, expiresAt }) => {
    const opened = JSON.parse(decrypt(secrets.dataKey, content!, smsAad({ id, template })))
    return { to: opened.to as string, language, expiresAt, data: opened.data as SmsData[Name] }
  })
}

/** Makes everything in the database older by some hours. */
export async function letPass(db: Db, hours: number): Promise<void> {
  const by = sql`make_interval(hours => ${hours})`
  await db.execute(sql`update carts set changed_at = changed_at - ${by}, touched_at = touched_at - ${by}`)
  await db.execute(sql`update subscriptions set asked_at = asked_at - ${by}, confirmed_at = confirmed_at - ${by},
    told_at = told_at - ${by}`)
}
