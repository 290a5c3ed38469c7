import type { Formats } from '#domain/language/formats.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Plan } from '#domain/planner/plan.ts'
import type { Words } from '../words.ts'

/** What a picture or a print of a plan needs; they are drawn outside of the page's components. */
export type ShownPlan = {
  plan: Plan
  words: Words
  format: Formats
  language: Language
  shopName: string
  /** Colors by the id of the variant. */
  swatches: ReadonlyMap<string, string>
}
