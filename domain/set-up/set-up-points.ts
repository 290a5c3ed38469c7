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
