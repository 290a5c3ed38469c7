import { parseCustomCentimetres } from '#domain/custom-requests/request-form.ts'
import type { CustomDraft, Side } from './custom-draft.ts'
import { isNumber } from './typed-size.ts'

/** Below these a number without a unit is more likely in feet. A shelf may be 15 cm deep, and a mattress 10 cm high. */
const LEAST_USUAL_CM = { width: 20, height: 10, depth: 15 }

/**
 * Returns the first size that somebody typed without a unit and that is too small for furniture.
 *
 * @param confirmed  sizes as typed that the shopper has confirmed
 */
export function doubtfulSize(
  draft: CustomDraft,
  confirmed: Partial<Record<Side, string>>,
): { side: Side; typed: string } | undefined {
  for (const side of ['width', 'height', 'depth'] as const) {
    const typed = draft[side]
    if (typed === null || !isNumber(typed) || typed === confirmed[side]) continue
    const cm = parseCustomCentimetres(typed)
    if (cm !== null && cm < LEAST_USUAL_CM[side]) return { side, typed }
  }
  return undefined
}
