import type { BookAmounts } from './books.ts'
import type { Rupees } from '../money.ts'

/** The limit of Nepal's tax office. */
export const ONE_LAKH: Rupees = 100_000

type Sale = Pick<BookAmounts, 'exempt' | 'taxable'> & {
  kind: 'invoice' | 'credit-note'
  orderId: string
  pan: string
  name: string
}

/** A buyer whose purchases reach the limit, without VAT and with returns subtracted. */
export type Party = Pick<BookAmounts, 'exempt' | 'taxable'> & {
  pan: string
  name: string
  /** The order of each paper. */
  orderIds: string[]
}

/**
 * Adds up the papers of a period by the buyer's PAN. Papers without a PAN belong to nobody who could be listed.
 *
 * @param limit  whole rupees: a party is listed from this sum on
 * @returns the parties, largest first, and the invoices without a PAN that reach the limit by themselves
 */
export function oneLakhList(limit: Rupees) {
  const parties = new Map<string, Party>()
  const withoutPan = { count: 0, taxable: 0 }
  return {
    add({ kind, orderId, pan, name, exempt, taxable }: Sale): void {
      const sign = kind === 'invoice' ? 1 : -1
      if (pan === '') {
        if (kind === 'credit-note' || exempt + taxable < limit) return
        withoutPan.count += 1
        withoutPan.taxable += taxable
        return
      }
      const before = parties.get(pan) ?? { pan, name, exempt: 0, taxable: 0, orderIds: [] }
      before.orderIds.push(orderId)
      parties.set(pan, {
        ...before,
        exempt: before.exempt + sign * exempt,
        taxable: before.taxable + sign * taxable,
      })
    },
    result(): { parties: Party[]; withoutPan: { count: number; taxable: Rupees } } {
      const reached = [...parties.values()].filter(({ exempt, taxable }) => exempt + taxable >= limit)
      return { parties: reached.toSorted((one, other) => other.taxable - one.taxable), withoutPan }
    },
  }
}
