import { MAX_ADDRESS_LENGTH } from '#domain/addresses/address-length.ts'
import { MAX_EMAIL_LENGTH } from '#domain/accounts/email.ts'
import { MAX_NAME_LENGTH } from '#domain/accounts/person-name.ts'
import { districtNames } from '#domain/addresses/provinces.ts'
import { z } from 'zod'
import { reply } from './common.ts'
import { SavedAddress } from './addresses.ts'
import { Business, DoorPosition } from './checkout.ts'
import { CustomRequest } from './custom-requests.ts'
import { Notice } from './notices.ts'
import { ListItem, SavedChoice } from './wishlist.ts'
import { Order } from './orders/orders.ts'
import { OwnPost } from './questions.ts'
import { OwnReview } from './reviews.ts'
import { ExportedRoomPlan } from './planner.ts'
import { Ticket } from './tickets.ts'

/** Above every limit in domain/, so that the domain's message is the one shown. */
const MAX_TEXT_LENGTH = 1_000
const MAX_TOKEN_LENGTH = 2_000

/** A form field. The rules treat absent and blank alike. */
const Text = z.string().max(MAX_TEXT_LENGTH).default('')
/** A field that only some callers send; absent stays undefined. */
const MaybeText = z.string().max(MAX_TEXT_LENGTH).optional()
const Token = z.string().min(1).max(MAX_TOKEN_LENGTH)

/** Confirms that the action succeeded. */
export const DoneReply = reply({})
export type DoneReply = z.infer<typeof DoneReply>

/** Rules: domain/accounts/registration.ts. `date_of_birth` is an ISO date or date-time. */
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
/** Without `purpose`, sends a new code for the last requested purpose. */
export const ResendBody = EmailBody.extend({ purpose: z.enum(['verify-email', 'reset-password']).optional() })
export type ResendBody = z.input<typeof ResendBody>
export const CodeBody = z.strictObject({ email: Text, otp: Text })
export type CodeBody = z.input<typeof CodeBody>

export const LoginBody = z.strictObject({ email: Text, password: Text, rememberMe: z.boolean().default(false) })
export type LoginBody = z.input<typeof LoginBody>

/** The access token is a bearer token. The refresh token can be exchanged once for a new pair. */
const TokenPair = z.object({ accesstoken: z.string(), refreshToken: z.string() })
export type TokenPair = z.infer<typeof TokenPair>
export const TokensReply = reply({ data: TokenPair })
export type TokensReply = z.infer<typeof TokensReply>

/**
 * `attempt` identifies this refresh. A client that got no answer retries with the same token and attempt, and gets the
 * lost pair. An old token with a different attempt counts as stolen.
 */
export const RefreshBody = z.strictObject({ refreshToken: Token, attempt: z.uuid().optional() })
export type RefreshBody = z.input<typeof RefreshBody>

/** With `OldPassword`, a logged-in member changes the password. Without it, a forgotten password is reset. */
export const NewPasswordBody = z.strictObject({
  email: Text,
  OldPassword: MaybeText,
  new_password: Text,
  confirm_password: Text,
})
export type NewPasswordBody = z.input<typeof NewPasswordBody>

export const LogoutQuery = z.strictObject({ token: Token.optional() })

/** The account, as shown to its owner. */
export const UserProfile = z.object({
  _id: z.uuid(),
  name: z.string().max(MAX_NAME_LENGTH),
  email: z.string().max(MAX_EMAIL_LENGTH),
  /** URL of the profile picture; '' if none. */
  avatar: z.string(),
  /** ISO date, such as `1996-04-14`. */
  date_of_birth: z.string(),
  /** Ten digits. */
  mobile: z.string(),
  street_address_1: z.string().max(MAX_ADDRESS_LENGTH),
  City: z.string().max(MAX_ADDRESS_LENGTH),
  /** The town in the language of the answer. An export of the account lacks it. */
  cityName: z.string().optional(),
  district: z.string(),
  province: z.string(),
  country: z.literal('Nepal'),
  /** English name of the district for which pages show costs and days of delivery; '' for none. */
  delivery_district: z.string(),
  /** The business of the last invoice for one; null if there was none, or it was removed from its order. */
  business: Business.nullable(),
})
export type UserProfile = z.infer<typeof UserProfile>
export const UserReply = reply({ data: UserProfile })
export type UserReply = z.infer<typeof UserReply>

export const UserParams = z.strictObject({ id: z.uuid() })

/** Rules: domain/accounts/profile.ts. `email`, `date_of_birth` and `country` can be sent, but not changed. */
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

/** The district for which pages show costs and days of delivery; '' for none. */
export const DeliveryDistrictBody = z.strictObject({ district: z.enum(['', ...districtNames]) })
export type DeliveryDistrictBody = z.input<typeof DeliveryDistrictBody>

export const AvatarReply = reply({ avatar: z.string(), data: z.object({ avatar: z.string() }) })
export type AvatarReply = z.infer<typeof AvatarReply>
export const AvatarQuery = z.strictObject({ img: z.string().max(MAX_TEXT_LENGTH).optional() })
export const AvatarRemovedReply = reply({ user: z.object({ avatar: z.literal('') }) })
export type AvatarRemovedReply = z.infer<typeof AvatarRemovedReply>

/** An active login on one device. */
export const Session = z.object({
  _id: z.uuid(),
  /** Browser and operating system, such as `Chrome on Android`. */
  device: z.string(),
  /** Location reported by the proxy in front of the shop, such as `Pokhara, NP`; null if unknown. */
  place: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThis: z.boolean(),
})
export type Session = z.infer<typeof Session>
export const SessionsReply = reply({ data: z.array(Session) })
export type SessionsReply = z.infer<typeof SessionsReply>

/** The password confirms the deletion. */
export const DeleteUserBody = z.strictObject({ password: Text })
export type DeleteUserBody = z.input<typeof DeleteUserBody>

/** An active or past login. */
const PastSession = Session.omit({ isThis: true }).extend({
  isRemembered: z.boolean(),
  expiresAt: z.iso.datetime(),
  /** When the session was ended before it expired; null otherwise. */
  endedAt: z.iso.datetime().nullable(),
})

/**
 * What a person gave the shop, and what they did here. Passwords and codes, which exist only as hashes, known devices and
 * notes of staff are left out.
 */
export const AccountData = z.object({
  profile: UserProfile,
  /** The picture as a `data:` URI; null if none. */
  picture: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Newest first. `position`: where the door is, if the shopper sent it with the order. */
  orders: z.array(Order.and(z.object({ position: DoorPosition }))),
  /** Requests for custom pieces, newest first. */
  customRequests: z.array(CustomRequest),
  /** Support tickets. */
  tickets: z.array(Ticket),
  /**
   * Private photos sent with orders and custom requests, oldest first. Each is served at
   * `/api/orders/<about>/photos/<_id>` or `/api/custom-orders/<about>/photos/<_id>`.
   */
  photos: z.array(
    z.object({
      _id: z.string(),
      kind: z.string(),
      /** Number of the order or the custom request. */
      about: z.string(),
      sentAt: z.iso.datetime(),
    }),
  ),
  /** Quantities as requested. `isSaved`: saved for later. */
  cart: z.array(
    z.object({
      name: z.string(),
      color: z.string().nullable(),
      size: z.string().nullable(),
      type: z.string().nullable(),
      quantity: z.int(),
      isSaved: z.boolean(),
    }),
  ),
  addresses: z.array(SavedAddress),
  /** Entries of the store credit, newest first; rupees. */
  credit: z.array(
    z.object({ amount: z.int(), reason: z.string(), orderId: z.string().nullable(), at: z.iso.datetime() }),
  ),
  /** My List, newest first. */
  list: z.array(
    ListItem.pick({ productId: true, name: true, addedAt: true, isNoticeWanted: true }).extend(SavedChoice.shape),
  ),
  /** Room plans kept in the account, most recently changed first. */
  roomPlans: z.array(ExportedRoomPlan),
  /** Requests for notices by mail, with the sentence that the shopper agreed to. */
  notices: z.array(Notice),
  reviews: z.array(OwnReview),
  questions: z.array(OwnPost),
  /** Answers to questions about products. */
  answers: z.array(OwnPost),
  /** Ids of other people's reviews that the shopper marked as helpful. */
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
  /** Emails sent to this address that the shop still keeps. */
  mails: z.array(z.object({ kind: z.string(), createdAt: z.iso.datetime(), sentAt: z.iso.datetime().nullable() })),
})
export type AccountData = z.infer<typeof AccountData>
export const AccountDataReply = reply({ data: AccountData })
export type AccountDataReply = z.infer<typeof AccountDataReply>
