/** What a driver records at a stop. */
export const driverActKinds = ['start', 'hand-over', 'problem'] as const
export type DriverActKind = (typeof driverActKinds)[number]

/** Why a delivery goes back to the shop. */
export const driverProblems = ['absent', 'refused', 'damaged', 'unpaid', 'other'] as const
export type DriverProblem = (typeof driverProblems)[number]

/** Why the shop did not accept an act: the office has to call. `other` comes with a sentence. */
export const driverActRefusals = ['moved', 'over', 'wrong-code', 'cash', 'other'] as const
export type DriverActRefusal = (typeof driverActRefusals)[number]

/** Maximum length of what a driver writes about a stop. */
export const MAX_DRIVER_WORDS = 300

/** Maximum number of photos of an act. */
export const MAX_DRIVER_PHOTOS = 3

/** Number of digits of a hand-over code. */
export const CODE_LENGTH = 6
