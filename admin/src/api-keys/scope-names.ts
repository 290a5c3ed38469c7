import type { ApiScope } from '#domain/api-keys/api-keys.ts'

/** What each scope lets a program do. */
export const scopeNames: Record<ApiScope, string> = {
  'orders:read': 'Read orders',
  'orders:write': 'Confirm and cancel orders, add notes',
  'products:read': 'Read products and prices',
  'products:write': 'Change prices',
  'stock:read': 'Read stock',
  'stock:write': 'Record stock',
  'customers:read': 'Read customers, and the contacts of buyers',
  'invoices:read': 'Read invoices and credit notes',
  'payments:read': 'Read payments and refunds',
}

export const scopeChoices = Object.entries(scopeNames).map(([id, name]) => ({ id, name }))
