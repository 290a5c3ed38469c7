import type { StoredCredit } from './credit-queries.ts'

/** Names a gift card or store credit as the reference of a payment or a refund: `•••• PZ3W`, or '' for store credit. */
export function creditReference({ codeEnd }: Pick<StoredCredit, 'codeEnd'>): string {
  return codeEnd === '' ? '' : `•••• ${codeEnd}`
}
