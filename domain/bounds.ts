import type { Rupees } from './money.ts'

/** How far a call may ask, and so how far an address of the shop is taken seriously: what lies beyond is nonsense. */

/** The last page of any list. */
export const MAX_PAGE = 100_000

/** The most that a limit of the price filter may be. */
export const MAX_PRICE_RUPEES: Rupees = 1_000_000_000

/** Entries of one list in a query, such as the categories chosen at once. */
export const MAX_CHOICES = 40

/** Products asked for by their ids in one call, such as those to compare. */
export const MAX_ASKED_PRODUCTS = 12

/** Products whose packages one call returns: those of three pages of a listing. */
export const MAX_PACKED_PRODUCTS = 36

/** Maximum length of a size or type in a call. */
export const MAX_CHOICE_LENGTH = 100

/** Maximum length of search words in UTF-16 units, as `maxlength` counts. */
export const MAX_SEARCH_LENGTH = 200

/** Products named by one call, or by one file of the sitemap. */
export const MAX_PRODUCT_IDS = 5_000

/** Notes of staff about one order or customer that a page shows, the newest; an order has no more. */
export const MOST_NOTES = 200

/** Emails, and SMS, about one order that its page shows, the newest. */
export const MOST_MESSAGES = 100
