import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { ContactBody, Ticket } from '#contract/tickets.ts'
import { contactFields, contactProblems } from '#domain/tickets/contact.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { Language } from '#domain/language/languages.ts'
import { parseOrderNumber, ticketNumber } from '#domain/orders/order-number.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { tidyPost } from '#domain/tidy-post.ts'
import { defined } from '#domain/defined.ts'
import type { Plan } from '#domain/planner/plan.ts'
import type { TicketKind } from '#domain/tickets/tickets.ts'
import { clientNetwork } from '../../platform/rate-limits/client-network.ts'
import { emailKey, givenEmail } from '../../people/accounts/email-address.ts'
import { holdAccount, idOfOwner } from '../../people/accounts/own-account-queries.ts'
import { drawnLot } from '../../platform/secrets/random.ts'
import type { Db } from '../../platform/db/client.ts'
import { retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { phoneIndex, type Secrets } from '../../platform/secrets/secrets.ts'
import type { AddressLimits } from '../../platform/rate-limits/address-limits.ts'
import { sentPlan } from '../planner/sent-plan.ts'
import { decryptTicket, encryptTicket, encryptWords } from './private-ticket.ts'
import { showTicket } from './show-ticket.ts'
import { mailNewTicket } from './ticket-mails.ts'
import { findTicketById, insertTicket, insertTicketEvent, type StoredTicket } from './ticket-queries.ts'
import { say } from '../../platform/language/sentence.ts'

export type TicketShop = { db: Db; secrets: Secrets; addressLimits: AddressLimits }

type Sent = {
  /** From the client's idempotency key: the same for each try. */
  id: string
  /** Null for a guest. */
  userId: string | null
  body: z.output<typeof ContactBody>
  language: Language
  /** The client's address, by which messages are counted. */
  from: string
}

/** A checked form; the kind is not always one of the contact form. */
export type CheckedTicket = Omit<Sent, 'body'> & { body: Omit<Sent['body'], 'kind'> & { kind: TicketKind } }

/**
 * Opens a ticket of the contact form, once per id, and mails both sides.
 *
 * @returns the ticket, and the key that opens it
 * @throws AppError invalid_input with the fields, or for the plan; key_reused when the id came with another form before;
 *         too_many_requests
 */
export async function sendTicket(shop: TicketShop, sent: Sent): Promise<{ data: Ticket; key: string }> {
  refuseWrongForm(sent.body)
  const kind = sent.body.kind as TicketKind // checked by contactProblems
  return openTicket(shop, { ...sent, body: { ...sent.body, kind } })
}

/** Writes what else a new ticket brings, in its transaction. */
type WriteMore = (tx: Db, ticket: StoredTicket) => Promise<void>

/**
 * Does the same with a form that is checked already.
 *
 * @throws AppError as above
 */
export async function openTicket(
  shop: TicketShop,
  sent: CheckedTicket,
  writeMore?: WriteMore,
): Promise<{ data: Ticket; key: string }> {
  const plan = sent.body.plan === undefined ? null : sentPlan(sent.body.plan)
  const before = await findTicketById(shop.db, sent.id)
  if (before) return answer(shop, before, sent)

  await shop.addressLimits.tickets.take(sent.from)
  if (sent.body.kind === 'measuring-visit') await shop.addressLimits.visits.take(sent.from)
  await retryConflicts(() => shop.db.transaction((tx) => writeTicket(tx, shop, { ...sent, plan }, writeMore)))
  const ticket = await findTicketById(shop.db, sent.id)
  return answer(shop, defined(ticket, `ticket ${sent.id}`), sent)
}

/** Answers a sent ticket. An equal form with the same id is a retry after a lost answer. */
async function answer({ db, secrets }: TicketShop, ticket: StoredTicket, sent: CheckedTicket) {
  if (decryptTicket(secrets.dataKey, ticket.id, ticket.privateDetails).sent !== hashOf(sent)) {
    throw new AppError('key_reused', say('keys.used-for-message'))
  }
  const data = await showTicket({ db, dataKey: secrets.dataKey }, ticket)
  return { data, key: trackKey(secrets.ticketKey, ticket.number) }
}

async function writeTicket(
  tx: Db,
  { secrets, addressLimits }: TicketShop,
  { plan, ...sent }: CheckedTicket & { plan: Plan | null },
  writeMore: WriteMore | undefined,
): Promise<void> {
  const { id, userId, body } = sent
  if (userId !== null) await holdAccount(tx, userId)
  const now = new Date()
  const ticket = asRow(secrets, sent, now)
  if (!(await insertTicket(tx, { ...ticket, plan }))) return // a concurrent request has sent it
  const email = givenEmail(body.email)
  const sender = { userId: await idOfOwner(tx, userId, email), keptFor: userId, network: clientNetwork(sent.from) }
  if (email !== '') await addressLimits.sentTickets(tx).take(emailKey(email), sender)
  if (body.kind === 'measuring-visit') {
    // The owner of an email address may name a stranger's number.
    await addressLimits.sentVisits(tx).take(phoneKey(secrets, body.phone), { ...sender, userId: null })
  }
  const message = tidyPost(body.message)
  const words = encryptWords(secrets.dataKey, id, { id, text: message, hasPlan: plan ? true : undefined })
  await insertTicketEvent(tx, { ticketId: id, action: 'received', actor: 'shopper', actorId: userId, words, at: now })
  await mailNewTicket(tx, secrets, ticket, message)
  await writeMore?.(tx, ticket)
}

/** Returns the key by which visits count for a phone number. */
function phoneKey({ dataKey }: Secrets, typed: string): string {
  return `phone ${phoneIndex(dataKey, defined(parseMobile(typed), 'phone')).toString('base64url')}`
}

function asRow({ dataKey }: Secrets, { id, userId, body, language, ...sent }: CheckedTicket, now: Date): StoredTicket {
  const details = {
    name: body.name.trim(),
    email: givenEmail(body.email),
    phone: parseMobile(body.phone) ?? '',
    sent: hashOf({ ...sent, id, userId, body, language }),
  }
  return {
    id,
    number: ticketNumber(nepalDay(now), drawnLot()),
    kind: body.kind,
    state: 'open',
    userId,
    privateDetails: encryptTicket(dataKey, id, details),
    orderNumber: parseOrderNumber(body.order) ?? '',
    language,
    createdAt: now,
    changedAt: now,
  }
}

function hashOf({ userId, body }: CheckedTicket): string {
  const fields = contactFields.map((field) => body[field])
  const sent = body.plan === undefined ? [userId, fields] : [userId, fields, body.plan]
  return createHash('sha256').update(JSON.stringify(sent)).digest('base64url')
}

function refuseWrongForm(body: Sent['body']): void {
  const problems = contactProblems({ ...body, message: tidyPost(body.message) })
  const wrong = contactFields.flatMap((field) => {
    const problem = problems[field]
    return problem ? [[field, say(`contact-problem.${problem}`)] as const] : []
  })
  const [first] = wrong
  if (first) throw new AppError('invalid_input', first[1], Object.fromEntries(wrong))
}
