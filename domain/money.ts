/** Whole Nepali rupees: the only unit of money inside the shop. Adapters convert at their edge. */
export type Rupees = number

export const VAT_PERCENT = 13

/** `112500` -> `Nrs. 1,12,500`. */
export function formatRupees(amount: Rupees): string {
  return `Nrs. ${groupLakhs(amount)}`
}

/**
 * `112500` -> `1,12,500`. No locale prints 'Nrs.', and en-NP groups by thousands. A browser's first number format takes a
 * phone 50 ms, and every page shows an amount.
 */
export function groupLakhs(amount: Rupees): string {
  // oxlint-disable-next-line kastha/no-super-linear -- a number has few digits
  return String(Math.round(amount)).replaceAll(/\B(?=(\d\d)*\d{3}$)/g, ',')
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
