import type { ReactElement } from 'react'
import type { Formats } from '#domain/language/formats.ts'
import type { Plan } from '#domain/planner/plan.ts'
import type { Words } from '../words.ts'

/** Renders an element into a host beside the page, at once, in place of the one before; null removes it. */
export type RenderBeside = (element: ReactElement | null, host: Element) => void

/** What a picture or a print of a plan needs. */
export type ShownPlan = {
  plan: Plan
  words: Words
  format: Formats
  shopName: string
  /** Colors by the id of the variant. */
  swatches: ReadonlyMap<string, string>
}
