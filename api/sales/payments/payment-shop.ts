import type { SettlingShop } from './wallets/settle-attempt.ts'
import type { Wallets } from './wallets/open-wallets.ts'

/** What paying by wallet works with; the app and its jobs both have it. */
export type PaymentShop = SettlingShop & { wallets: Wallets }
