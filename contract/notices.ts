import { MAX_EMAIL_LENGTH } from '#domain/accounts/email.ts'
import { noticeKinds, noticePlaces } from '#domain/notices/notices.ts'
import { z } from 'zod'
import { ChosenColor } from './catalog/colors.ts'
import { Id, reply } from './common.ts'

const MAX_TOKEN_LENGTH = 120
/** Enough for a number with blanks, and for a pasted sentence with a code. */
const MAX_PHONE_LENGTH = 40
const MAX_CODE_LENGTH = 100

const asked = {
  /** Where the person said yes. */
  place: z.enum(noticePlaces),
  /** A guest's address, to which a link to confirm the request is mailed; ignored with a session. */
  email: z.string().max(MAX_EMAIL_LENGTH).optional(),
  /** A guest's mobile number instead, to which a code is sent by SMS; ignored with a session. */
  phone: z.string().max(MAX_PHONE_LENGTH).optional(),
  /** The code that went to the phone, as typed, with the `codeId` of the reply before. */
  code: z.strictObject({ id: z.uuid(), digits: z.string().max(MAX_CODE_LENGTH) }).optional(),
}

/** A request for a notice. */
export const AskForNoticeBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price-drop'), variantId: Id, ...asked }),
  z.strictObject({ kind: z.literal('back-in-stock'), variantId: Id, ...asked }),
  z.strictObject({ kind: z.literal('cart-reminder'), ...asked }),
])
export type AskForNoticeBody = z.input<typeof AskForNoticeBody>

/** Something that a person waits for. */
export const Notice = z.object({
  _id: z.string(),
  kind: z.enum(noticeKinds),
  /** Null for a reminder of the cart. */
  product: z
    .object({
      _id: z.string(),
      name: z.string(),
      /** Whether shoppers see it now. */
      isListed: z.boolean(),
      /** Null when any variant counts; color, size and type are then null, too. */
      variantId: z.string().nullable(),
      color: ChosenColor.nullable(),
      size: z.string().nullable(),
      type: z.string().nullable(),
    })
    .nullable(),
  /** The price below which a notice is sent, in whole rupees; null for other kinds. */
  price: z.int().nullable(),
  askedAt: z.iso.datetime(),
  /** Null until a guest has confirmed it. */
  confirmedAt: z.iso.datetime().nullable(),
  /** The sentence that the person agreed to, and where. */
  consent: z.string(),
  place: z.enum(noticePlaces),
})
export type Notice = z.infer<typeof Notice>

/**
 * `isOn` is false while a guest has still to confirm it; the reply is the same whatever the address waits for. `codeId`: the
 * code that has gone to the phone and confirms it. `stop`: path of the page that ends the notice of a guest who has proved to
 * own the phone; an email address is unproved.
 */
export const NoticeAskedReply = reply({
  isOn: z.boolean(),
  codeId: z.uuid().optional(),
  stop: z.string().optional(),
})
export type NoticeAskedReply = z.infer<typeof NoticeAskedReply>

/** The confirmed requests of an account, newest first. */
export const NoticesReply = reply({ data: z.array(Notice) })
export type NoticesReply = z.infer<typeof NoticesReply>

export const NoticeParams = z.strictObject({ id: z.uuid() })
export const NoticeLinkParams = z.strictObject({ token: z.string().max(MAX_TOKEN_LENGTH) })
