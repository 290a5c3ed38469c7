import type { Permission } from '../staff/staff.ts'

/** What a key may open, and the permission that its maker needs for that. Writing does not include reading. */
export const apiScopes = {
  'orders:read': 'orders.read',
  'orders:write': 'orders.work',
  'products:read': 'catalog.read',
  'products:write': 'catalog.write',
  'stock:read': 'catalog.read',
  'stock:write': 'stock.write',
  /** Accounts of customers; with it, orders and invoices show how to reach their buyers. */
  'customers:read': 'customers.read',
  'invoices:read': 'money.read',
  /** Payments and refunds. A key cannot move money: that asks a person for the password. */
  'payments:read': 'money.read',
} as const satisfies Record<string, Permission>

export type ApiScope = keyof typeof apiScopes

export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]]

/** Lifetimes of keys, in days. */
export const USUAL_KEY_DAYS = 365
export const MAX_KEY_DAYS = 730

/** Calls per minute that a key may make. */
export const keyPaces = [60, 300, 1_200] as const

/** Keys that work at the same time; a shop has a handful of programs. */
export const MAX_ACTIVE_KEYS = 100

/** A key was used within this time before the next use is written down. */
export const LAST_USE_MINUTES = 10
