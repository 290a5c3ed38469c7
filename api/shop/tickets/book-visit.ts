import { z } from 'zod'
import type { Ticket, VisitBody } from '#contract/tickets.ts'
import type { Language } from '#domain/language/languages.ts'
import { tidyPost } from '#domain/tidy-post.ts'
import {
  isVisitPart,
  type OfferedVisits,
  visitFields,
  type VisitPart,
  visitProblems,
} from '#domain/tickets/measuring-visit.ts'
import { visitDays } from '#domain/tickets/visit-days.ts'
import { givenEmail } from '../../people/accounts/email-address.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { formatsOf } from '../../platform/language/localized.ts'
import { messageText } from '../../platform/language/message-text.ts'
import { say } from '../../platform/language/sentence.ts'
import { readHolidays } from '../delivery-zones/delivery-queries.ts'
import { type CheckedTicket, openTicket, type TicketShop } from './send-ticket.ts'
import { isTexted, smsRequested, type VisitShop } from './sms-visit.ts'
import { findTicketById } from './ticket-queries.ts'
import { readVisitedDistricts } from './visit-queries.ts'

type Sent = Omit<CheckedTicket, 'body'> & { body: z.output<typeof VisitBody> }

/**
 * Opens a ticket for a measuring visit, once per id, and mails both sides; without an email address only the shop, and the
 * sender gets an SMS. Its first message has the day and the place. Nothing is agreed before staff call.
 *
 * @returns the ticket, the key that opens it, and whether its link goes to the phone
 * @throws AppError invalid_input with the fields, or for the plan; key_reused when the id came with another form before;
 *         too_many_requests
 */
export async function bookVisit(
  shop: VisitShop,
  { body, ...sent }: Sent,
): Promise<{ data: Ticket; key: string; isTexted: boolean }> {
  const note = tidyPost(body.note)
  const isRetry = (await findTicketById(shop.db, sent.id)) !== undefined
  refuseWrongForm({ ...body, note }, isRetry ? offeredOnce(body) : await readOffered(shop))
  const { name, phone, email, plan } = body
  const message = messageOf({ ...body, note }, sent.language)
  const ticket = { kind: 'measuring-visit', order: '', name, phone, email, message, plan } as const
  const requested = { phone, day: body.day, part: body.part as VisitPart, from: sent.from } // checked by refuseWrongForm
  const opened = await openTicket(shop, { ...sent, body: ticket }, async (tx, { id, number }) => {
    if (givenEmail(email) === '') await smsRequested(tx, shop, { id, number, language: sent.language }, requested)
  })
  return { ...opened, isTexted: await isTexted(shop.db, sent.id) }
}

/** Returns the request in words, as if its sender had written them. */
function messageOf({ day, part, district, place, note }: Sent['body'], language: Language): string {
  const { shortDay, place: nameOf } = formatsOf(language)
  const partName = isVisitPart(part) ? messageText(language, `visit.part.${part}`) : part
  const where = { district: nameOf(district), place: place.trim() }
  const request = messageText(language, 'visit.words', { day: shortDay(day), part: partName, ...where })
  return note === '' ? request : `${request}\n\n${note}`
}

async function readOffered({ db }: TicketShop): Promise<OfferedVisits> {
  const [districts, holidays] = await Promise.all([readVisitedDistricts(db), readHolidays(db)])
  return { districts, days: visitDays(new Date(), holidays) }
}

/** Takes any day and district of a retry: the day may have begun since, and `openTicket` refuses another form. */
function offeredOnce({ district, day }: Sent['body']): OfferedVisits {
  return { districts: [district], days: z.iso.date().safeParse(day).success ? [day] : [] }
}

function refuseWrongForm(body: Sent['body'], offered: OfferedVisits): void {
  const problems = visitProblems(body, offered)
  const wrong = visitFields.flatMap((field) => {
    const problem = problems[field]
    return problem ? [[field, say(`visit-problem.${problem}`)] as const] : []
  })
  const [first] = wrong
  if (first) throw new AppError('invalid_input', first[1], Object.fromEntries(wrong))
}
