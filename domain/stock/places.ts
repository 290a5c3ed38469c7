/** What a place with stock is. */
export const placeKinds = ['warehouse', 'showroom'] as const
export type PlaceKind = (typeof placeKinds)[number]

/**
 * The place that every shop has. It has all pieces that no other place has, and gets those that come in without the name
 * of a place (0075_stock_places.sql).
 */
export const MAIN_PLACE = 1

/** Most places of a shop. */
export const MAX_PLACES = 50

/** Most variants in one transfer. */
export const MAX_TRANSFER_LINES = 200

/** A count is booked or dropped once. */
export const countStates = ['open', 'booked', 'dropped'] as const
export type CountState = (typeof countStates)[number]
