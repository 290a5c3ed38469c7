/** What a real shop needs before its first order, in the order in which an owner does it. */
export const setUpPoints = [
  'owner',
  'demo',
  'publicUrl',
  'https',
  'proxies',
  'firstPassword',
  'secondFactor',
  'mail',
  'wallets',
  'sandbox',
  'sms',
  'facts',
  'products',
  'demoOrders',
  'backup',
  'backupKey',
  'dataKey',
] as const
export type SetUpPoint = (typeof setUpPoints)[number]

/** Points that a page of the back office mends. Nobody reads the first one there while it is missing: nobody can log in. */
type MendedInBackOffice = 'owner' | 'secondFactor' | 'facts' | 'products'

/** Points that the owner's engineer mends on the server. The back office has instructions for each. */
export type PointOnServer = Exclude<SetUpPoint, MendedInBackOffice>
