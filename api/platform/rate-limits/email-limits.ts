import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { say, type Message } from '../language/sentence.ts'
import { sharedLimit } from './limit.ts'

const HOUR_S = 60 * 60

/** The one who causes mails to an address: an account, or the network of a guest. */
type MailSender = {
  /** Null for guests. */
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
} satisfies Record<string, EmailRule>

/** All guests together, as a multiple of what one network may send: they get mails to a stranger, and to an owner. */
const NETWORKS = 2

/**
 * Opens a limit by email address and hour. An account counts by itself, and so does the network of a guest: strangers
 * with the address use up nothing of its owner's. All guests together are limited too, because of the mails.
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
      await ofOne.take([email, 'network', network].join(' '))
      await ofGuests.take(email)
    },
  }
}
