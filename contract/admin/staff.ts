import { MAX_NAME_LENGTH } from '#domain/accounts/person-name.ts'
import { staffRoles } from '#domain/staff/staff.ts'
import { listOf, listQuery, Version } from './list.ts'
import { z } from 'zod'

const MAX_TEXT_LENGTH = 400
const MAX_EMAIL_LENGTH = 200

const Text = z.string().max(MAX_TEXT_LENGTH)
const Name = z.string().trim().min(1).max(MAX_NAME_LENGTH)
const Role = z.enum(staffRoles)
/** Token from an emailed link. */
const Token = z.string().max(MAX_TEXT_LENGTH)

export const StaffLoginBody = z.strictObject({
  email: Text,
  password: Text,
  /** Second factor: the six-digit code of the app, or a recovery code. */
  code: z.string().max(40).optional(),
})
export type StaffLoginBody = z.infer<typeof StaffLoginBody>

/** The logged-in staff member, and their permissions. */
export const StaffMe = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: Role,
  permissions: z.array(z.string()),
  hasTotp: z.boolean(),
  /** Whether a second factor must be set up first; all other calls are refused until then. */
  mustSetUpTotp: z.boolean(),
})
export type StaffMe = z.infer<typeof StaffMe>

export const StaffLoginReply = z.object({ staff: StaffMe })

export const StaffEmailBody = z.strictObject({ email: Text })
export const StaffPasswordResetBody = z.strictObject({ token: Token, password: Text })
export type StaffPasswordResetBody = z.infer<typeof StaffPasswordResetBody>

export const OwnNameBody = z.strictObject({ name: Name })
export const OwnPasswordBody = z.strictObject({ oldPassword: Text, password: Text })
export type OwnPasswordBody = z.infer<typeof OwnPasswordBody>
/** The password confirms actions that could lock the owner of the login out. */
export const PasswordBody = z.strictObject({ password: Text })

/** Confirms identity before refunds, exports and staff changes, by password or second-factor code. */
export const ProofBody = z.union([z.strictObject({ password: Text }), z.strictObject({ code: z.string().max(40) })])
export type ProofBody = z.infer<typeof ProofBody>

/** Secret for an authenticator app, as text and as an `otpauth:` URI for the QR code. Nothing is stored yet. */
export const TotpSetup = z.object({
  secret: z.string(),
  uri: z.string(),
  /** The client returns it with the first code within ten minutes. */
  setup: z.string(),
})
export type TotpSetup = z.infer<typeof TotpSetup>
export const TotpConfirmBody = z.strictObject({ setup: z.string().max(1_000), code: z.string().max(40) })
export type TotpConfirmBody = z.infer<typeof TotpConfirmBody>

/** Shown only once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const OwnSecurity = z.object({
  /** ISO instant; null without a second factor. */
  totpSince: z.string().nullable(),
  recoveryCodesLeft: z.number().int(),
  isTotpRequired: z.boolean(),
})
export type OwnSecurity = z.infer<typeof OwnSecurity>

export const StaffSessionItem = z.object({
  id: z.uuid(),
  /** Browser and operating system, such as `Chrome on Windows`. */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type StaffSessionItem = z.infer<typeof StaffSessionItem>
export const StaffSessions = listOf(StaffSessionItem)

/** A staff member as owners see them. */
export const StaffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: Role,
  /** Whether login is blocked, for example because they have left. */
  isDisabled: z.boolean(),
  disabledAt: z.string().nullable(),
  hasTotp: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
  version: Version,
})
export type StaffMember = z.infer<typeof StaffMember>
export const StaffMemberBody = z.strictObject({ name: Name, role: Role, isDisabled: z.boolean(), version: Version })
export type StaffMemberBody = z.infer<typeof StaffMemberBody>
export const StaffQuery = listQuery(['createdAt', 'name', 'email', 'role', 'lastSeenAt'], {
  role: Role.optional(),
  isDisabled: z.enum(['true', 'false']).optional(),
})
export type StaffQuery = z.infer<typeof StaffQuery>
export const StaffList = listOf(StaffMember)

const invitationStates = ['open', 'expired', 'accepted', 'withdrawn'] as const
export const StaffInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: Role,
  state: z.enum(invitationStates),
  /** Name of the person who invited them. */
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type StaffInvitation = z.infer<typeof StaffInvitation>
export const InvitationBody = z.strictObject({
  email: z.email().max(MAX_EMAIL_LENGTH),
  name: Name,
  role: Role,
})
export type InvitationBody = z.infer<typeof InvitationBody>
export const InvitationQuery = listQuery(['createdAt', 'email', 'name', 'expiresAt'], {
  state: z.enum(invitationStates).optional(),
})
export type InvitationQuery = z.infer<typeof InvitationQuery>
export const InvitationList = listOf(StaffInvitation)

export const InvitationTokenBody = z.strictObject({ token: Token })
/** The invitation behind an emailed link. */
export const OpenInvitation = z.object({ email: z.string(), name: z.string(), role: Role, invitedBy: z.string() })
export type OpenInvitation = z.infer<typeof OpenInvitation>
export const JoinBody = z.strictObject({ token: Token, name: Name, password: Text })
export type JoinBody = z.infer<typeof JoinBody>

/** Roles that need a second factor, and active staff members without one. */
export const StaffSecurity = z.object({
  /** Whether every staff member needs a second factor. */
  isTotpRequired: z.boolean(),
  /** Whether owners and managers always need one; true in production. */
  managersNeedTotp: z.boolean(),
  withoutTotp: z.array(z.string()),
})
export type StaffSecurity = z.infer<typeof StaffSecurity>
export const StaffSecurityBody = z.strictObject({ isTotpRequired: z.boolean() })
