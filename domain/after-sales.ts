/** What becomes of a report of damage. */
export const damageStates = ['reported', 'accepted', 'declined'] as const
export type DamageState = (typeof damageStates)[number]

/** How the shop makes up for damage. */
export const damageRemedies = ['replacement', 'repair', 'refund'] as const
export type DamageRemedy = (typeof damageRemedies)[number]

/** The stages of sending goods back; `received` is when the shop has them and gives the money back. */
export const returnStates = ['requested', 'approved', 'declined', 'withdrawn', 'collected', 'received'] as const
export type ReturnState = (typeof returnStates)[number]

const HOUR_MS = 3_600_000

/** The FAQ's promises, counted from the delivery, the last instant included. */
export const REPORT_DAMAGE_WITHIN_MS = 48 * HOUR_MS
export const ASK_RETURN_WITHIN_MS = 30 * 24 * HOUR_MS
