import type { ApiScope } from '#domain/api-keys/api-keys.ts'
import { t } from '../language/t.ts'

/** What each scope lets a program do. */
export const scopeNames: Record<ApiScope, string> = {
  'orders:read': t('Read orders'),
  'orders:write': t('Confirm and cancel orders, add notes'),
  'products:read': t('Read products and prices'),
  'products:write': t('Change prices'),
  'stock:read': t('Read stock'),
  'stock:write': t('Record stock'),
  'customers:read': t('Read customers, and the contacts of buyers'),
  'invoices:read': t('Read invoices and credit notes'),
  'payments:read': t('Read payments and refunds'),
}

export const scopeChoices = Object.entries(scopeNames).map(([id, name]) => ({ id, name }))
