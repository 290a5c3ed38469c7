import { z } from 'zod'
import { isEmail } from '#domain/accounts/email.ts'
import { parseMobile } from '#domain/accounts/phone.ts'
import { DATA_REQUEST_WORDS_LENGTH, dataRequestStates, personContacts } from '#domain/personal-data/data-requests.ts'
import { holdingKinds } from '#domain/personal-data/holdings.ts'
import { listOf, listQuery } from './list.ts'

const { least, most } = DATA_REQUEST_WORDS_LENGTH
const MAX_CONTACT_LENGTH = 254

const words = (problem: string) => z.string().trim().min(least, problem).max(most)

/** `email` and `phone`: '' for unknown; at least one is given, and staff have proved each that is given. */
export const DataRequestBody = z
  .strictObject({
    email: z
      .string()
      .trim()
      .max(MAX_CONTACT_LENGTH)
      .refine((email) => email === '' || isEmail(email), 'Enter a whole email address')
      .default(''),
    phone: z
      .string()
      .trim()
      .max(MAX_CONTACT_LENGTH)
      .refine((phone) => phone === '' || parseMobile(phone) !== null, 'Enter a mobile number of Nepal with ten digits')
      .default(''),
    /** The person answered from this email address, and on this number. */
    emailProved: z.boolean().default(false),
    phoneProved: z.boolean().default(false),
    reason: words(`Say what the person asked for, in ${least} characters or more`),
    identityCheck: words(`Say how you made sure who it is, in ${least} characters or more`),
  })
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['email'],
    message: 'Enter an email address or a phone number',
  })
  .refine(({ email, emailProved }) => email === '' || emailProved, {
    path: ['emailProved'],
    message: 'Write to this address first, and switch this on once the person has answered from it',
  })
  .refine(({ phone, phoneProved }) => phone === '' || phoneProved, {
    path: ['phoneProved'],
    message: 'Call this number first, and switch this on once the person has answered',
  })
export type DataRequestBody = z.infer<typeof DataRequestBody>

/** A person's request to have their data exported or deleted, without the person. */
export const ListedDataRequest = z.object({
  id: z.uuid(),
  state: z.enum(dataRequestStates),
  /** The member of staff who opened it. */
  staffName: z.string(),
  createdAt: z.iso.datetime(),
  /** The last download; null before. */
  exportedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
})
export type ListedDataRequest = z.infer<typeof ListedDataRequest>
export const DataRequestList = listOf(ListedDataRequest)

/** `q` finds the requests of a whole email address or phone number. */
export const DataRequestsQuery = listQuery(['createdAt'], { state: z.enum(dataRequestStates).optional() })
export type DataRequestsQuery = z.output<typeof DataRequestsQuery>

const Holding = z.object({ kind: z.enum(holdingKinds), count: z.int() })

export const DataRequest = ListedDataRequest.extend({
  reason: z.string(),
  identityCheck: z.string(),
  /** Contacts that staff proved before they opened the request. */
  proved: z.array(z.enum(personContacts)),
  /** Null once the request has ended. */
  contact: z.object({ email: z.string(), phone: z.string() }).nullable(),
  account: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
  /** Accounts with this phone number and another email address. They are no part of the request. */
  otherAccounts: z.int(),
  /** Names on orders without an account, at most 20. */
  names: z.array(z.string()),
  /** Orders without an email address, which only the phone number leads to: the newest 50, and how many `more`. */
  byNumber: z.object({
    orders: z.array(z.object({ id: z.uuid(), number: z.string(), name: z.string(), placedAt: z.iso.datetime() })),
    more: z.int(),
  }),
  /** What guests did with this phone number and another email address. It is no part of the request. */
  withOtherEmail: z.object({ orders: z.int(), messages: z.int() }),
  /** What the shop holds, without zeros; after a deletion, what it held. Empty while it is searching. */
  holdings: z.array(Holding),
  /** Orders that keep the person from being deleted, oldest first, at most 50. */
  inTheWay: z.array(
    z.object({ id: z.uuid(), number: z.string(), why: z.enum(['on-its-way', 'money-or-goods-under-way']) }),
  ),
  /** Unpaid orders of guests that the deletion cancels, since anybody can place them: oldest first, at most 50. */
  toCancel: z.array(z.object({ id: z.uuid(), number: z.string() })),
  /** The member of staff who opened it. Names are those of that moment, and colleagues may share one. */
  staffId: z.uuid(),
  /** The member of staff who exported last; '' for none. The ID is null as well for exports of earlier versions. */
  exportedBy: z.string(),
  exportedById: z.uuid().nullable(),
  /** The member of staff who asked for the deletion, likewise. */
  deletionBy: z.string(),
  deletionById: z.uuid().nullable(),
  /** Why the last attempt did not come to its end; '' for none. */
  problem: z.string(),
})
export type DataRequest = z.infer<typeof DataRequest>

export const DataRequestParams = z.strictObject({ id: z.uuid('Must be a UUID') })
