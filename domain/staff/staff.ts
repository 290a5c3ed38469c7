import { MAX_PASSWORD_LENGTH, passwordStrength } from '../accounts/password.ts'

/** Roles of staff, and what each may do. */
export const staffRoles = ['owner', 'manager', 'support', 'driver'] as const
export type StaffRole = (typeof staffRoles)[number]

/** All who work in the back office. Drivers see their own stops of the day, and nothing else. */
const everybody = ['owner', 'manager', 'support'] as const
const managers = ['owner', 'manager'] as const
const owners = ['owner'] as const

/** Permissions by role: they guard every call of the back office, and decide on its menu and buttons. */
export const permissions = {
  'dashboard.read': everybody,
  'catalog.read': everybody,
  'catalog.write': managers,
  'stock.write': managers,
  /** Suppliers, orders to them, and what they cost. */
  'purchases.read': managers,
  'purchases.write': managers,
  'media.read': everybody,
  'media.write': managers,
  'orders.read': everybody,
  /** Confirm, plan, deliver, cancel, add notes, take orders by phone. */
  'orders.work': everybody,
  /** The drivers’ app: the deliveries of today that one owns, and what happens at the door. */
  drive: staffRoles,
  /** Answers to returns and damage, and quotes, which bind the shop. */
  'orders.decide': managers,
  /** The books of invoices, stock valuation and receivables, also as files; what pieces cost the shop. */
  'reports.read': managers,
  /** All orders as a file. */
  'orders.export': managers,
  /** Payments with their references, vouchers, refunds. `orders.read` includes the sums paid and due. */
  'money.read': managers,
  /** Transfers, refunds, cash from drivers. */
  'money.write': managers,
  'content.read': everybody,
  'content.write': managers,
  'promotions.read': everybody,
  'promotions.write': managers,
  'settings.read': managers,
  'settings.write': owners,
  'delivery.read': everybody,
  'delivery.write': managers,
  'customers.read': everybody,
  'customers.note': everybody,
  'customers.block': managers,
  /** A person’s whole data at their own request: see, export, delete. */
  'data-requests.work': managers,
  /** Questions about products: publish, hide, answer. */
  'questions.read': everybody,
  'questions.work': everybody,
  'reviews.read': everybody,
  'reviews.write': managers,
  'tickets.read': everybody,
  'tickets.answer': everybody,
  /** The list of open work; who may change owners and due times: domain/assignments/assignments.ts. */
  'assignments.read': everybody,
  /** Canned replies: read while answering, and manage. */
  'replies.read': everybody,
  'replies.write': managers,
  'views.use': everybody,
  /** Delete views that colleagues share. */
  'views.remove': owners,
  'staff.read': owners,
  'staff.write': owners,
  'audit.read': managers,
  /** Keys of programs (domain/api-keys/api-keys.ts). */
  'keys.read': managers,
  'keys.write': managers,
  /** Receivers of webhooks, and the log of what was sent to them. */
  'webhooks.read': managers,
  'webhooks.write': managers,
  /** How the shop runs: jobs, mails, SMS, look-ups, database. */
  'health.read': managers,
  /** Retries and drops jobs, sends messages again, asks wallets. */
  'health.work': managers,
  /** The log of staff members who read customers' personal data. */
  'reads.read': owners,
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

export function mayDo(role: StaffRole, permission: Permission): boolean {
  return (permissions[permission] as readonly StaffRole[]).includes(role)
}

/** Permissions of a role. */
export function permissionsOf(role: StaffRole): Permission[] {
  return (Object.keys(permissions) as Permission[]).filter((permission) => mayDo(role, permission))
}

/** Roles that need a second factor: all if the shop requires it, owners and managers where real money is at stake. */
export type TotpRule = { isRequired: boolean; managersNeedTotp: boolean }

export function needsTotp(role: StaffRole, { isRequired, managersNeedTotp }: TotpRule): boolean {
  return isRequired || (managersNeedTotp && mayDo(role, 'money.write'))
}

/** Staff can change prices and send money back, so they need more than a shopper's six. */
export const MIN_STAFF_PASSWORD_LENGTH = 10

/** The problem of a new password of a staff member, in words; undefined for a good one. */
export function staffPasswordProblem(password: string): string | undefined {
  const { length } = [...password]
  if (length < MIN_STAFF_PASSWORD_LENGTH) return `Must have at least ${MIN_STAFF_PASSWORD_LENGTH} characters`
  if (length > MAX_PASSWORD_LENGTH) return `Must have at most ${MAX_PASSWORD_LENGTH} characters`
  return passwordStrength(password) === 'weak'
    ? 'Is too easy to guess: add words, or other kinds of characters'
    : undefined
}

/** After this time refunds, exports and changes of staff ask for the password again. */
export const PROOF_VALID_MINUTES = 15

/** Lifetime of the link in an invitation. */
export const INVITATION_VALID_DAYS = 7
/** Lifetime of the link in a mail for a forgotten password. */
export const RESET_VALID_MINUTES = 30

/** What staff can read of customers' personal data: records that show how to reach somebody, and exported files. */
export const personalReadKinds = [
  'customer',
  'order',
  'message',
  'custom-request',
  'mail',
  'sms',
  'data-request',
  'statement-line',
  'credit',
  'export',
] as const
export type PersonalReadKind = (typeof personalReadKinds)[number]

/** How long the log of reads is kept. The database's trigger has the same number. */
export const PERSONAL_READS_KEPT_DAYS = 365
