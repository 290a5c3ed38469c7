import { and, eq, getTableColumns as getColumns, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { AdminMail, AdminMailsQuery, AdminSms, AdminSmsQuery } from '#contract/admin/health.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import type { Db } from '../../platform/db/client.ts'
import { mails, smsMessages } from '../../platform/db/schema.ts'
import { uuidIds } from '../../platform/records/conditions.ts'
import { countSomeOf } from '../../platform/records/count-some.ts'
import { orderOf, pageOf } from '../../platform/records/page-of.ts'
import { phoneIndex, type Secrets } from '../../platform/secrets/secrets.ts'
import { cleanError } from './clean-error.ts'
import { whyNotAgain } from './why-not-again.ts'

const { content: mailContent, kept: keptMail, ...mailColumns } = getColumns(mails)
const { content: smsContent, kept: keptSms, ...smsColumns } = getColumns(smsMessages)

/** Reads a page of the outbox of mails. */
export async function listMails(db: Db, query: AdminMailsQuery) {
  const wanted = and(
    query.q.trim() === '' ? undefined : aboutMail(query.q.trim()),
    query.ids && inArray(mails.id, uuidIds(query.ids)),
    query.state && mailStates[query.state],
    query.template === undefined ? undefined : eq(mails.template, query.template),
  )
  const { limit, offset } = pageOf(query)
  const rows = await db
    .select({ ...mailColumns, waits: isNotNull(mailContent), isKept: isNotNull(keptMail) })
    .from(mails)
    .where(wanted)
    .orderBy(...orderOf(query.sort, { createdAt: mails.createdAt }, mails.id))
    .limit(limit)
    .offset(offset)
  return { items: rows.map(presentMail), ...(await countSomeOf(db, mails, wanted, query)) }
}

const mailStates: Record<AdminMail['state'], SQL | undefined> = {
  waiting: and(isNull(mails.sentAt), isNotNull(mails.content)),
  sent: isNotNull(mails.sentAt),
  failed: and(isNull(mails.sentAt), isNull(mails.content)),
}

/** An address is looked for whole: a part of one would show those of other people. */
function aboutMail(typed: string): SQL | undefined {
  const [id] = uuidIds([typed])
  if (id) return or(eq(mails.id, id), eq(thingOf(mails.event), id))
  const number = parseOrderNumber(typed)
  return number === null ? eq(sql`lower(${mails.to})`, typed.toLowerCase()) : isAboutOrder(mails.event, number)
}

type MailRow = Omit<typeof mails.$inferSelect, 'content' | 'kept'> & { waits: unknown; isKept: unknown }

function presentMail(mail: MailRow): AdminMail {
  const { id, to, template, createdAt, sentAt, tries, lastError } = mail
  const waits = Boolean(mail.waits)
  return {
    id,
    to,
    template,
    state: sentAt ? 'sent' : waits ? 'waiting' : 'failed',
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    tries,
    error: cleanError(lastError ?? ''),
    whyNot: whyNotAgain({ ...mail, waits, isKept: Boolean(mail.isKept) }),
  }
}

/** Reads a page of the outbox of SMS. */
export async function listSms(db: Db, { dataKey }: Pick<Secrets, 'dataKey'>, query: AdminSmsQuery) {
  const wanted = and(
    query.q.trim() === '' ? undefined : aboutSms(query.q.trim(), dataKey),
    query.ids && inArray(smsMessages.id, uuidIds(query.ids)),
    query.state && smsStates[query.state],
  )
  const { limit, offset } = pageOf(query)
  const rows = await db
    .select({ ...smsColumns, waits: isNotNull(smsContent), isKept: isNotNull(keptSms) })
    .from(smsMessages)
    .where(wanted)
    .orderBy(...orderOf(query.sort, { createdAt: smsMessages.createdAt }, smsMessages.id))
    .limit(limit)
    .offset(offset)
  return { items: rows.map(presentSms), ...(await countSomeOf(db, smsMessages, wanted, query)) }
}

const smsStates: Record<AdminSms['state'], SQL | undefined> = {
  waiting: isNull(smsMessages.outcome),
  sent: eq(smsMessages.outcome, 'sent'),
  failed: sql`${smsMessages.outcome} <> 'sent'`,
}

function aboutSms(typed: string, dataKey: Secrets['dataKey']): SQL | undefined {
  const [id] = uuidIds([typed])
  if (id) return or(eq(smsMessages.id, id), eq(thingOf(smsMessages.event), id))
  const phone = parseMobile(typed)
  if (phone !== null) return eq(smsMessages.phoneIndex, phoneIndex(dataKey, phone))
  const number = parseOrderNumber(typed)
  return number === null ? sql`false` : isAboutOrder(smsMessages.event, number)
}

type SmsRow = Omit<typeof smsMessages.$inferSelect, 'content' | 'kept'> & { waits: unknown; isKept: unknown }

function presentSms(sms: SmsRow): AdminSms {
  const { id, template, createdAt, outcome, tries, parts, gateway, lastError } = sms
  return {
    id,
    template,
    state: outcome === null ? 'waiting' : outcome === 'sent' ? 'sent' : 'failed',
    createdAt: createdAt.toISOString(),
    outcome: outcome === 'sent' ? null : outcome,
    tries,
    parts,
    gateway,
    error: cleanError(lastError ?? ''),
    whyNot: whyNotAgain({ ...sms, waits: Boolean(sms.waits), isKept: Boolean(sms.isKept) }),
  }
}

function thingOf(event: typeof mails.event | typeof smsMessages.event): SQL<string> {
  return sql<string>`split_part(${event}, ':', 2)`
}

/** Condition for what was sent about an order or one of its deliveries. */
function isAboutOrder(event: typeof mails.event | typeof smsMessages.event, number: string): SQL {
  return sql`${thingOf(event)} in (
    select id::text from orders where number = ${number}
    union all
    select deliveries.id::text from deliveries join orders on orders.id = order_id where orders.number = ${number})`
}
