import type { SettlingShop } from './settle-attempt.ts'
import type { Wallets } from './open-wallets.ts'

/** What paying by wallet works with; the app and its jobs both have it. */
export type PaymentShop = SettlingShop & { wallets: Wallets }
