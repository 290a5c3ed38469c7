import type { StaffRole } from '../staff/staff.ts'

/**
 * How long a guest's cash order holds its goods before the buyer has entered the code from our mail or SMS (decision 031).
 */
export const VERIFY_WITHIN_MS = 10 * 60_000

/** Maximum number of unpaid orders with one phone number, one email address or one account. */
export const MOST_OPEN_ORDERS = 10

/** How long pieces count against a network after its guests ordered them and never paid. */
export const LAPSE_COUNTS_MS = 24 * 3_600_000

/** The chairs around a table. */
const SET_OF_CHAIRS = 6

/** What one household or office orders, in a shop of any size. */
const LEAST_OF_MEMBER = 50

/** The furniture of two rooms with a table and its chairs, for an account of which the shop knows no order yet. */
const MOST_OF_NEW_MEMBER = 20

/** The pieces of a room, of each of which the shop has one. */
const LEAST_LAST_PIECES = 5

/**
 * Groups that hold pieces together: guests of a network, or of a neighborhood, which is a /24 of IPv4 or a /40 of IPv6. `least`: what
 * they may hold in the smallest shop; `all` and `standing`: their share of the stock is one of so many.
 */
const GROUPS = {
  /** A table with its chairs and some more. */
  network: { least: 10, all: 10, standing: 50, sets: 1 },
  /** A mobile carrier puts thousands of shoppers into one, and somebody who rents servers gets one alone. */
  neighborhood: { least: 20, all: 5, standing: 10, sets: 2 },
}

export type HoldingGroup = keyof typeof GROUPS

/**
 * Maximum number of pieces in unpaid orders of one account: a tenth of the stock, and few before its first order was
 * confirmed. A new account costs one email address.
 *
 * @param stock    pieces of the shop, with those that the account holds
 * @param isKnown  whether the shop has confirmed an order of it
 */
export function mostHeldByAccount(stock: number, isKnown: boolean): number {
  return isKnown ? Math.max(LEAST_OF_MEMBER, Math.floor(stock / 10)) : MOST_OF_NEW_MEMBER
}

/**
 * Maximum number of pieces in unpaid orders of all accounts of one network: a fifth of the stock. Accounts cost an email
 * address each, which somebody with a domain makes without end.
 *
 * @param stock  pieces of the shop, with those that these accounts hold
 */
export function mostHeldByAccounts(stock: number): number {
  return Math.max(2 * LEAST_OF_MEMBER, Math.floor(stock / 5))
}

/**
 * Maximum number of pieces in unpaid orders of all accounts of one neighborhood of which the shop has confirmed no order yet.
 *
 * @param stock  pieces of the shop, with those that these accounts hold
 */
export function mostHeldByNewAccounts(stock: number): number {
  return Math.max(3 * MOST_OF_NEW_MEMBER, Math.floor(stock / 10))
}

/**
 * Maximum number of pieces in phone orders of one member of staff that nobody has paid and no colleague has confirmed: what new
 * accounts of a neighborhood may hold, for managers what all accounts of a network may. Owners take any order.
 *
 * @param stock  pieces of the shop, with those that these orders hold
 */
export function mostHeldByTaker(stock: number, role: StaffRole): number {
  if (role === 'owner') return Infinity
  return role === 'support' ? mostHeldByNewAccounts(stock) : mostHeldByAccounts(stock)
}

/**
 * Maximum number of variants whose last piece unpaid orders of a group hold: those of guests, and of accounts of which the shop has
 * confirmed no order yet. A network holds fewer than its neighborhood, and orders that stand for longer than the time to pay by
 * wallet fewer than all: one buyer who does not pay must not keep the neighbors from last pieces.
 *
 * @param variants  how many the shop has
 */
export function mostLastPieces(variants: number, group: HoldingGroup): MostHeld {
  const all = Math.max(LEAST_LAST_PIECES, Math.floor(variants / 20))
  const three = Math.floor((all * 3) / 5)
  return group === 'neighborhood' ? { all, standing: three } : { all: three, standing: Math.floor((all * 2) / 5) }
}

/** A bed with its mattress, or two chairs. */
const MOST_OF_NEWCOMER = 2

/**
 * Whether a network holds so little that a full neighborhood does not shut it out: three neighbors could otherwise keep all
 * customers of a mobile carrier from ordering.
 *
 * @param pieces  what its unpaid orders hold, with the order that is checked
 */
export function isNewcomer(pieces: number): boolean {
  return pieces <= MOST_OF_NEWCOMER
}

/** The cap of a neighborhood for a newcomer: half more. */
export function mostForNewcomer(most: number): number {
  return most + Math.floor(most / 2)
}

/** How many pieces unpaid orders of a group may hold at the same time. */
export type MostHeld = {
  all: number
  /** In orders that stand for longer than VERIFY_WITHIN_MS, or the time to pay by wallet. */
  standing: number
}

/**
 * The cap for the whole shop: of a network a tenth of the stock, and a fiftieth for longer; of a neighborhood a fifth, and a
 * tenth for longer. Guests who let orders lapse soon have no more than is for longer, so ordering again and again holds no more.
 *
 * @param stock   pieces of the shop, with those that the group holds
 * @param lapsed  pieces that guests of the group ordered within LAPSE_COUNTS_MS and never paid
 */
export function mostHeldPieces(stock: number, lapsed: number, group: HoldingGroup): MostHeld {
  const share = GROUPS[group]
  const all = Math.max(share.least, Math.floor(stock / share.all))
  const standing = Math.max(share.least, Math.floor(stock / share.standing))
  return { all: Math.max(standing, all - Math.ceil((lapsed * all) / standing)), standing }
}

/**
 * The cap for one variant: a set of chairs (of a neighborhood two) or the same shares, and never the last piece of several. An
 * order by wallet may take twice as many at once, if the neighborhood's cap allows it. A group that let twice as many lapse
 * within a day gets no more of it.
 *
 * @param stock   pieces of the variant, with those that the group holds
 * @param lapsed  pieces of it, as for `mostHeldPieces`
 */
export function mostHeldOfVariant(
  stock: number,
  lapsed: number,
  { group, byWallet }: { group: HoldingGroup; byWallet: boolean },
): MostHeld {
  const share = GROUPS[group]
  const set = share.sets * Math.min(SET_OF_CHAIRS, Math.max(1, stock - 1))
  const most = Math.max(set, Math.floor(stock / share.all))
  const left = Math.max(0, 2 * most - lapsed)
  const isDoubled = byWallet && group === 'network'
  return { all: isDoubled ? left : Math.min(most, left), standing: Math.max(set, Math.floor(stock / share.standing)) }
}
