import type { KeyObject } from 'node:crypto'
import { mailboxOf } from '#domain/accounts/email.ts'
import type { Db } from '../db/client.ts'
import { say, type Message } from '../language/sentence.ts'
import { sharedLimit } from './limit.ts'

const HOUR_S = 60 * 60

/** The one who causes mails to an address: the account that it belongs to, or a network. */
type MailSender = {
  /** The account of this very address (`idOfOwner`); null for guests, and for members who name another address. */
  userId: string | null
  /** Name or hash of the network (`clientNetwork`). */
  network: string
}

/** A limit on what is sent with an email address. Each order, request or ticket mails that address, also a stranger's. */
export type EmailLimit = {
  /**
   * Counts one event.
   *
   * @param email  in lowercase
   * @throws AppError too_many_requests
   */
  take: (email: string, sender: MailSender) => Promise<void>
}

type EmailRule = { name: string; most: number; refusal: Message }

const rules = {
  placedOrders: {
    name: 'placedOrders',
    most: 20,
    refusal: say('limits.orders'),
  },
  sentRequests: {
    name: 'sentRequests',
    most: 10,
    refusal: say('limits.requests'),
  },
  sentTickets: { name: 'sentTickets', most: 10, refusal: say('limits.tickets') },
  askedNotices: { name: 'askedNotices', most: 10, refusal: say('limits.notices') },
  sentQuestions: { name: 'sentQuestions', most: 10, refusal: say('limits.sent-questions') },
} satisfies Record<string, EmailRule>

/** All networks together, as a multiple of what one network may send: they get mails to a stranger, and to an owner. */
const NETWORKS = 2

/**
 * Opens a limit by email address and hour. The account of the address counts by itself, and so does the network of
 * anybody else: strangers with the address use up nothing of its owner's. All of them together are limited too, because
 * of the mails.
 *
 * @param tx      the transaction that writes what is sent: a rollback undoes the count
 * @param factor  multiplies the usual figures; 0 for no limit
 */
export function emailLimit(kind: keyof typeof rules, tx: Db, hashKey: KeyObject, factor: number): EmailLimit {
  if (factor === 0) return { take: async () => {} }
  const { name, refusal, ...rule } = rules[kind]
  const most = rule.most * factor
  const ofOne = sharedLimit(tx, hashKey, { name, most, withinS: HOUR_S, refusal })
  const ofGuests = sharedLimit(tx, hashKey, {
    name: `${name}OfGuests`,
    most: NETWORKS * most,
    withinS: HOUR_S,
    refusal,
  })
  return {
    async take(email, { userId, network }) {
      if (userId !== null) return ofOne.take([email, 'account', userId].join(' '))
      const mailbox = mailboxOf(email)
      await ofOne.take([mailbox, 'network', network].join(' '))
      await ofGuests.take(mailbox)
    },
  }
}
