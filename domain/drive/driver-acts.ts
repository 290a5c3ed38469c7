/** What a driver records at a stop. */
export const driverActKinds = ['start', 'hand-over', 'problem'] as const
export type DriverActKind = (typeof driverActKinds)[number]

/** Why a delivery goes back to the shop. */
export const driverProblems = ['absent', 'refused', 'damaged', 'unpaid', 'other'] as const
export type DriverProblem = (typeof driverProblems)[number]

/** Why a piece goes back although others were handed over. */
export const keptReasons = ['damaged', 'refused', 'missing'] as const
export type KeptReason = (typeof keptReasons)[number]

/** A piece of a stop at a hand-over, as the driver's app showed it. */
export type PieceAtDoor = {
  position: number
  /** In English. */
  title: string
  /** Number that was handed over. */
  given: number
  /** Number that goes back. */
  kept: number
  /** Null where all were handed over. */
  why: KeptReason | null
}

/** Returns the rupees to take once some pieces go back. The price of these is due when they come again. */
export function cashWithout(
  cash: number,
  pieces: readonly { position: number; priceOfLast: readonly number[] }[],
  kept: readonly Pick<PieceAtDoor, 'position' | 'kept'>[],
): number {
  const off = pieces.reduce((sum, { position, priceOfLast }) => {
    const count = kept.find((one) => one.position === position)?.kept ?? 0
    return sum + (count === 0 ? 0 : (priceOfLast[count - 1] ?? 0))
  }, 0)
  return Math.max(0, cash - off)
}

/**
 * Why the shop did not accept an act: the office has to call. The app has a sentence for each in both languages.
 *
 * - `moved`: another day or driver; `over`: delivered or cancelled; `not-started`: nobody is on the way with it
 * - `changed`: the pieces are others than those that the driver saw
 * - `wrong-code`, `too-many-codes`; `needs-code`: no reason replaces it; `no-reason`: nothing was written
 * - `own-order`: the driver took or changed this order, so a colleague hands it over; `needs-manager`
 * - `cash`: less than is due; `unpaid`: the balance has not arrived
 * - `broken`: the shop cannot read what the phone sent
 */
export const driverActRefusals = [
  'moved',
  'over',
  'not-started',
  'changed',
  'wrong-code',
  'too-many-codes',
  'needs-code',
  'no-reason',
  'own-order',
  'needs-manager',
  'cash',
  'unpaid',
  'broken',
  'other',
] as const
export type DriverActRefusal = (typeof driverActRefusals)[number]

/** Maximum length of what a driver writes about a stop. */
export const MAX_DRIVER_WORDS = 300

/** Maximum number of photos of an act. */
export const MAX_DRIVER_PHOTOS = 3

/** The app makes them much smaller. */
export const DRIVER_PHOTO_MAX_BYTES = 2 * 1024 * 1024

/** Number of digits of a hand-over code. */
export const CODE_LENGTH = 6
