import type { Rupees } from '../money.ts'

export const purchaseStates = ['draft', 'sent', 'partly', 'received', 'cancelled'] as const
export type PurchaseState = (typeof purchaseStates)[number]

/** States in which goods are still expected. */
export const awaitedStates = ['sent', 'partly'] as const satisfies PurchaseState[]
/** States that wait for somebody. */
export const openPurchaseStates = ['draft', ...awaitedStates] as const satisfies PurchaseState[]

/** From which states each action is possible: the one table behind buttons and routes. */
export const purchaseActions = {
  edit: ['draft'],
  send: ['draft'],
  postpone: awaitedStates,
  receive: awaitedStates,
  /** The bill may come later than the goods. */
  bill: [...awaitedStates, 'received'],
  /** Ends an order of which the rest does not come. */
  close: ['partly'],
  cancel: ['draft', 'sent'],
} as const satisfies Record<string, readonly PurchaseState[]>
export type PurchaseAction = keyof typeof purchaseActions

export function purchaseCan(action: PurchaseAction, state: PurchaseState): boolean {
  return (purchaseActions[action] as readonly PurchaseState[]).includes(state)
}

/** Lines of one order, and goods of one supplier. */
export const MAX_PURCHASE_LINES = 200
export const MAX_SUPPLIER_ITEMS = 1_000
export const MAX_SUPPLIERS = 2_000
/** Pieces of one line; a higher number is a typing error. */
export const MAX_PURCHASE_PIECES = 100_000
export const MAX_LEAD_DAYS = 365
/** Cost of one piece, and an amount of a bill. */
export const MAX_PIECE_COST: Rupees = 10_000_000
export const MAX_BILL_RUPEES: Rupees = 1_000_000_000

/** `PO-2083/84-0007`, counted within a fiscal year. */
export function purchaseNumber(fiscalYear: string, sequence: number): string {
  return `PO-${fiscalYear}-${String(sequence).padStart(4, '0')}`
}

export type LineCounts = { quantity: number; received: number }

/** The state of an order once some pieces have come. */
export function stateAfterReceipt(
  lines: readonly LineCounts[],
): Extract<PurchaseState, 'sent' | 'partly' | 'received'> {
  if (lines.every(({ quantity, received }) => received >= quantity)) return 'received'
  return lines.some(({ received }) => received > 0) ? 'partly' : 'sent'
}

/** Pieces that are still to come; more than ordered may have come. */
export function missingOf({ quantity, received }: LineCounts): number {
  return Math.max(0, quantity - received)
}

/** Whether goods should have come before today; both are days in Nepal. */
export function isLatePurchase(
  { state, expectedOn }: { state: PurchaseState; expectedOn: string | null },
  today: string,
): boolean {
  return (awaitedStates as readonly PurchaseState[]).includes(state) && expectedOn !== null && expectedOn < today
}

/** Amounts of a supplier's bill in whole rupees. `taxable` and `exempt` are without VAT. */
export type BillAmounts = { taxable: Rupees; exempt: Rupees; vat: Rupees }

export function billTotal({ taxable, exempt, vat }: BillAmounts): Rupees {
  return taxable + exempt + vat
}
