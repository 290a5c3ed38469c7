import { MAX_ADDRESS_LENGTH } from '#domain/addresses/address.ts'
import { MAX_EMAIL_LENGTH } from '#domain/accounts/email.ts'
import { MAX_NAME_LENGTH } from '#domain/accounts/person-name.ts'
import { z } from 'zod'
import { SavedAddress } from './addresses.ts'
import { CustomRequest } from './custom-requests.ts'
import { ListItem } from './wishlist.ts'
import { Order } from './orders.ts'
import { OwnReview } from './reviews.ts'
import { Ticket } from './tickets.ts'

/** Enough for every rule of the domain to speak first; only what nobody types is refused here. */
const MAX_TEXT_LENGTH = 1_000
const MAX_TOKEN_LENGTH = 2_000

/** What a form sends: absent and blank are the same to the rules. */
const Text = z.string().max(MAX_TEXT_LENGTH).default('')
/** What only some calls send: absent stays absent. */
const MaybeText = z.string().max(MAX_TEXT_LENGTH).optional()
const Token = z.string().min(1).max(MAX_TOKEN_LENGTH)

function reply<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ success: z.literal(true), error: z.literal(false), message: z.string(), ...shape })
}

/** Says that something was done. */
export const DoneReply = reply({})
export type DoneReply = z.infer<typeof DoneReply>

/** Rules: domain/accounts/registration.ts. `date_of_birth` is a day or an instant in ISO form. */
export const RegisterBody = z.strictObject({
  name: Text,
  email: Text,
  password: Text,
  confirm_password: Text,
  date_of_birth: Text,
  mobile: Text,
  province: Text,
  district: Text,
  street_address_1: Text,
  City: Text,
})
export type RegisterBody = z.input<typeof RegisterBody>

export const EmailBody = z.strictObject({ email: Text })
export type EmailBody = z.input<typeof EmailBody>
/** Without `purpose` it is another code for whatever was last asked for. */
export const ResendBody = EmailBody.extend({ purpose: z.enum(['verify-email', 'reset-password']).optional() })
export type ResendBody = z.input<typeof ResendBody>
export const CodeBody = z.strictObject({ email: Text, otp: Text })
export type CodeBody = z.input<typeof CodeBody>

export const LoginBody = z.strictObject({ email: Text, password: Text, rememberMe: z.boolean().default(false) })
export type LoginBody = z.input<typeof LoginBody>

/** The access token is a bearer token; the refresh token gives the next pair, once. */
const TokenPair = z.object({ accesstoken: z.string(), refreshToken: z.string() })
export type TokenPair = z.infer<typeof TokenPair>
export const TokensReply = reply({ data: TokenPair })
export type TokensReply = z.infer<typeof TokensReply>

/**
 * `attempt` names this refresh: a client that got no answer sends the same token and attempt again, and
 * gets the pair that was lost. The old token with another attempt is a stolen one.
 */
export const RefreshBody = z.strictObject({ refreshToken: Token, attempt: z.uuid().optional() })
export type RefreshBody = z.input<typeof RefreshBody>

/** With `OldPassword` a logged-in member changes the password; without it, a forgotten password is reset. */
export const NewPasswordBody = z.strictObject({
  email: Text,
  OldPassword: MaybeText,
  new_password: Text,
  confirm_password: Text,
})
export type NewPasswordBody = z.input<typeof NewPasswordBody>

export const LogoutQuery = z.strictObject({ token: Token.optional() })

/** What a shopper's own browser knows of the account. */
export const UserProfile = z.object({
  _id: z.uuid(),
  name: z.string().max(MAX_NAME_LENGTH),
  email: z.string().max(MAX_EMAIL_LENGTH),
  /** Address of the picture; empty when there is none. */
  avatar: z.string(),
  /** A day, `1996-04-14`. */
  date_of_birth: z.string(),
  /** Ten digits. */
  mobile: z.string(),
  street_address_1: z.string().max(MAX_ADDRESS_LENGTH),
  City: z.string().max(MAX_ADDRESS_LENGTH),
  district: z.string(),
  province: z.string(),
  country: z.literal('Nepal'),
})
export type UserProfile = z.infer<typeof UserProfile>
export const UserReply = reply({ data: UserProfile })
export type UserReply = z.infer<typeof UserReply>

export const UserParams = z.strictObject({ id: z.uuid() })

/** Rules: domain/accounts/profile.ts. `email`, `date_of_birth` and `country` may be sent, but not changed. */
export const ProfileBody = z.strictObject({
  name: Text,
  email: Text,
  mobile: Text,
  date_of_birth: Text,
  street_address_1: Text,
  City: Text,
  district: Text,
  province: Text,
  country: MaybeText,
})
export type ProfileBody = z.input<typeof ProfileBody>

export const AvatarReply = reply({ avatar: z.string(), data: z.object({ avatar: z.string() }) })
export type AvatarReply = z.infer<typeof AvatarReply>
export const AvatarQuery = z.strictObject({ img: z.string().max(MAX_TEXT_LENGTH).optional() })
export const AvatarRemovedReply = reply({ user: z.object({ avatar: z.literal('') }) })
export type AvatarRemovedReply = z.infer<typeof AvatarRemovedReply>

/** A login that still holds, on one device. */
export const Session = z.object({
  _id: z.uuid(),
  /** Browser and system, such as `Chrome on Android`. */
  device: z.string(),
  /** As a network in front of the shop names it, such as `Pokhara, NP`; null where none does. */
  place: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThis: z.boolean(),
})
export type Session = z.infer<typeof Session>
export const SessionsReply = reply({ data: z.array(Session) })
export type SessionsReply = z.infer<typeof SessionsReply>

/** A deletion is confirmed with the password. */
export const DeleteUserBody = z.strictObject({ password: Text })
export type DeleteUserBody = z.input<typeof DeleteUserBody>

/** A login, past or present. */
const PastSession = Session.omit({ isThis: true }).extend({
  isRemembered: z.boolean(),
  expiresAt: z.iso.datetime(),
  /** When it was ended before it ran out. */
  endedAt: z.iso.datetime().nullable(),
})

/** Everything that the shop keeps about a person. Of passwords and codes it knows only hashes, which say nothing. */
export const AccountData = z.object({
  profile: UserProfile,
  /** The picture itself, a `data:` URI; null without one. */
  picture: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The newest first. */
  orders: z.array(Order),
  /** Requests for custom pieces, the newest first. */
  customRequests: z.array(CustomRequest),
  /** What was written to the shop. */
  tickets: z.array(Ticket),
  /**
   * Private photos that were sent about orders and custom pieces, the oldest first: which there are. Each is shown at
   * `/api/orders/<about>/photos/<_id>` or `/api/custom-orders/<about>/photos/<_id>`.
   */
  photos: z.array(
    z.object({
      _id: z.string(),
      kind: z.string(),
      /** The number of the order or of the request. */
      about: z.string(),
      sentAt: z.iso.datetime(),
    }),
  ),
  /** As the shopper requested it; `isSaved`: saved for later. */
  cart: z.array(
    z.object({
      name: z.string(),
      size: z.string().nullable(),
      type: z.string().nullable(),
      quantity: z.int(),
      isSaved: z.boolean(),
    }),
  ),
  addresses: z.array(SavedAddress),
  /** My List, the newest first. */
  list: z.array(ListItem.pick({ productId: true, name: true, addedAt: true, isNoticeWanted: true })),
  reviews: z.array(OwnReview),
  /** Ids of others' reviews that were found helpful. */
  helpfulReviews: z.array(z.string()),
  sessions: z.array(PastSession),
  /** One-time codes requested for the email address. */
  codes: z.array(
    z.object({
      purpose: z.string(),
      tries: z.int(),
      createdAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      usedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Mails to the e-mail address that the shop has not forgotten yet. */
  mails: z.array(z.object({ kind: z.string(), createdAt: z.iso.datetime(), sentAt: z.iso.datetime().nullable() })),
})
export type AccountData = z.infer<typeof AccountData>
export const AccountDataReply = reply({ data: AccountData })
export type AccountDataReply = z.infer<typeof AccountDataReply>
