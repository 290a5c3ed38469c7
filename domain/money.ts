/** Whole Nepali rupees: the only unit of money inside the shop. Adapters convert at their edge. */
export type Rupees = number

export const VAT_PERCENT = 13

// No locale prints 'Nrs.', and en-NP groups by thousands, so the grouping comes from en-IN and the prefix from us.
const lakhGrouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** `112500` -> `Nrs. 1,12,500`. */
export function formatRupees(amount: Rupees): string {
  return `Nrs. ${groupLakhs(amount)}`
}

/** `112500` -> `1,12,500`. */
export function groupLakhs(amount: Rupees): string {
  return lakhGrouping.format(amount)
}

/**
 * The VAT that a price already contains.
 *
 * @param total  rupees, VAT included
 * @returns      whole rupees, rounded half up
 * @source       total x 13 / 113, VAT Act of Nepal
 */
export function containedVat(total: Rupees): Rupees {
  return Math.round((total * VAT_PERCENT) / (100 + VAT_PERCENT))
}
