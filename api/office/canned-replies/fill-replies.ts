import { asc, eq } from 'drizzle-orm'
import type { FilledReplies } from '#contract/admin/canned-replies.ts'
import { fillReply, type ReplyVariable } from '#domain/canned-replies/canned-replies.ts'
import { languagePath, type Language } from '#domain/language/languages.ts'
import { cannedReplies, orders } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { requestNotFound } from '../../sales/custom-requests/refusals.ts'
import { findRequestById } from '../../sales/custom-requests/request-queries.ts'
import { findQuestionForStaff } from '../../shop/questions/admin/queries.ts'
import { questionNotFound } from '../../shop/questions/refusals.ts'
import { decryptTicket } from '../../shop/tickets/private-ticket.ts'
import { ticketNotFound } from '../../shop/tickets/refusals.ts'
import { findTicketById } from '../../shop/tickets/ticket-queries.ts'

type Shop = { db: Db; dataKey: DataKey; publicUrl: string }
/** What a record says of its customer. */
type Known = { language: Language } & Partial<Record<ReplyVariable, string>>

/** @throws AppError not_found */
export async function fillForTicket(shop: Shop, id: string, me: { name: string }): Promise<FilledReplies> {
  const ticket = await findTicketById(shop.db, id)
  if (!ticket) throw ticketNotFound()
  const { number, language, orderNumber: order } = ticket
  const { name } = decryptTicket(shop.dataKey, id, ticket.privateDetails)
  return fillAll(shop, { language, name, number, order, me: me.name })
}

/** @throws AppError not_found */
export async function fillForRequest(shop: Shop, id: string, me: { name: string }): Promise<FilledReplies> {
  const request = await findRequestById(shop.db, id)
  if (!request) throw requestNotFound()
  const { number, language, name, orderId } = request
  const order = orderId === null ? '' : await readOrderNumber(shop.db, orderId)
  return fillAll(shop, { language, name, number, order, me: me.name })
}

/** Everybody can read an answer to a question, so it greets nobody by name. @throws AppError not_found */
export async function fillForQuestion(shop: Shop, id: number, me: { name: string }): Promise<FilledReplies> {
  const question = await findQuestionForStaff(shop.db, id)
  if (!question) throw questionNotFound()
  return fillAll(shop, { language: question.language, me: me.name })
}

async function readOrderNumber(db: Db, id: string): Promise<string> {
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, id))
  return order?.number ?? ''
}

async function fillAll({ db, publicUrl }: Shop, { language, ...known }: Known): Promise<FilledReplies> {
  const values = {
    name: '',
    number: '',
    order: '',
    me: '',
    ...known,
    'tracking link': publicUrl + languagePath(language, '/track-order'),
  }
  const replies = await db.select().from(cannedReplies).orderBy(asc(cannedReplies.title))
  const textOf = { en: 'english', ne: 'nepali' } as const
  return {
    items: replies.map(({ id, title, ...texts }) => ({ id, title, ...fillReply(texts[textOf[language]], values) })),
  }
}
