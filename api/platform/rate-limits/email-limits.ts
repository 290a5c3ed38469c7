import type { KeyObject } from 'node:crypto'
import { mailboxOf } from '#domain/accounts/email.ts'
import type { Db } from '../db/client.ts'
import { say, type Message } from '../language/sentence.ts'
import { sharedLimit } from './limit.ts'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S

/** The one who causes mails to an address: the account that it belongs to, or a network. */
type MailSender = {
  /** The account of this very address (`idOfOwner`); null for guests, and for members who name another address. */
  userId: string | null
  /** The account that is logged in, where what it sends is kept for it, whatever address it names. */
  keptFor?: string | null
  /** Name or hash of the network (`clientNetwork`). */
  network: string
}

/** A limit on what is sent with an email address. Each order, request or ticket mails that address, also a stranger's. */
export type EmailLimit = {
  /**
   * Counts one event.
   *
   * @param email  in lowercase; `phone` with the hash of a number for measuring visits
   * @throws AppError too_many_requests
   */
  take: (email: string, sender: MailSender) => Promise<void>
}

type EmailRule = {
  name: string
  /** What an account, or one network, may send with an address. */
  most: number
  /** All networks together, as a multiple of that: they get mails to a stranger, and to an owner. */
  networks: number
  withinS: number
  refusal: Message
}

const ofTwo = { networks: 2, withinS: HOUR_S }

const rules = {
  placedOrders: {
    name: 'placedOrders',
    most: 20,
    ...ofTwo,
    refusal: say('limits.orders'),
  },
  sentRequests: {
    name: 'sentRequests',
    most: 10,
    ...ofTwo,
    refusal: say('limits.requests'),
  },
  sentTickets: { name: 'sentTickets', most: 10, ...ofTwo, refusal: say('limits.tickets') },
  // By phone number: staff call it. An owner keeps a share, as of notices.
  sentVisits: { name: 'sentVisits', most: 3, networks: 3, withinS: DAY_S, refusal: say('limits.visits') },
  // A home has two networks, and so has a stranger: both of his leave the owner a share (decision 073).
  askedNotices: { name: 'askedNotices', most: 8, networks: 3, withinS: DAY_S, refusal: say('limits.notices') },
  sentQuestions: { name: 'sentQuestions', most: 10, ...ofTwo, refusal: say('limits.sent-questions') },
} satisfies Record<string, EmailRule>

/**
 * Opens a limit by email address, for an hour or a day. The account of the address counts by itself, and so does the network of
 * anybody else: strangers with the address use up nothing of its owner's. All of them together are limited too, because
 * of the mails.
 *
 * @param tx      the transaction that writes what is sent: a rollback undoes the count
 * @param factor  multiplies the usual figures; 0 for no limit
 */
export function emailLimit(kind: keyof typeof rules, tx: Db, hashKey: KeyObject, factor: number): EmailLimit {
  if (factor === 0) return { take: async () => {} }
  const { name, refusal, networks, withinS, ...rule } = rules[kind]
  const most = rule.most * factor
  const ofOne = sharedLimit(tx, hashKey, { name, most, withinS, refusal })
  const ofGuests = sharedLimit(tx, hashKey, {
    name: `${name}OfGuests`,
    most: networks * most,
    withinS,
    refusal,
  })
  return {
    async take(email, { userId, network, keptFor = null }) {
      if (keptFor !== null && userId === null) await ofOne.take(['kept for', keptFor].join(' '))
      if (userId !== null) return ofOne.take([email, 'account', userId].join(' '))
      const mailbox = mailboxOf(email)
      await ofOne.take([mailbox, 'network', network].join(' '))
      await ofGuests.take(mailbox)
    },
  }
}
