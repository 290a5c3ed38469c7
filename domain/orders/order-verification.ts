/**
 * How long a guest's cash order holds its goods before the buyer has entered the code from our mail or SMS (decision 031).
 */
export const VERIFY_WITHIN_MS = 10 * 60_000

/** Maximum number of unpaid orders with one phone number, one email address or one account. */
export const MOST_OPEN_ORDERS = 10

/** How long pieces count against a network after its guests ordered them and never paid. */
export const LAPSE_COUNTS_MS = 24 * 3_600_000

/** A table with its chairs and some more: allowed in the smallest shop. */
const LEAST_OF_SHOP = 10
/** The chairs around a table. */
const SET_OF_CHAIRS = 6

/** What one household or office orders, in a shop of any size. */
const LEAST_OF_MEMBER = 50

/** The furniture of two rooms with a table and its chairs, for an account of which the shop knows no order yet. */
const MOST_OF_NEW_MEMBER = 20

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

/** How many pieces unpaid orders of one network's guests may hold at the same time. */
type MostHeld = {
  all: number
  /** In orders that stand for longer than VERIFY_WITHIN_MS, or the time to pay by wallet. */
  standing: number
}

/**
 * The cap for the whole shop: a tenth of the stock, and a fiftieth for longer. A network whose guests let orders lapse
 * soon has no more than the fiftieth, so ordering again and again holds no more.
 *
 * @param stock   pieces of the shop, with those that the network holds
 * @param lapsed  pieces that guests of the network ordered within LAPSE_COUNTS_MS and never paid
 */
export function mostHeldPieces(stock: number, lapsed: number): MostHeld {
  const all = Math.max(LEAST_OF_SHOP, Math.floor(stock / 10))
  const standing = Math.max(LEAST_OF_SHOP, Math.floor(stock / 50))
  return { all: Math.max(standing, all - Math.ceil((lapsed * all) / standing)), standing }
}

/**
 * The cap for one variant: a set of chairs or the same shares, and never the last piece of several. An order by wallet may
 * take twice as many at once. A network that let twice as many lapse within a day gets no more of it.
 *
 * @param stock   pieces of the variant, with those that the network holds
 * @param lapsed  pieces of it, as for `mostHeldPieces`
 */
export function mostHeldOfVariant(stock: number, lapsed: number, { byWallet }: { byWallet: boolean }): MostHeld {
  const set = Math.min(SET_OF_CHAIRS, Math.max(1, stock - 1))
  const most = Math.max(set, Math.floor(stock / 10))
  const left = Math.max(0, 2 * most - lapsed)
  return { all: byWallet ? left : Math.min(most, left), standing: Math.max(set, Math.floor(stock / 50)) }
}
