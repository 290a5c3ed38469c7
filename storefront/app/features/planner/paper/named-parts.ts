import type { Opening } from '#domain/planner/plan.ts'
import { exactText, type Words } from '../words.ts'

/** Doors and windows with the names that the forms give them: Door 1, Window 1. */
export function namedOpenings({ text }: Words, openings: readonly Opening[]): { name: string; opening: Opening }[] {
  const counts = { door: 0, window: 0 }
  return openings.map((opening) => {
    counts[opening.kind] += 1
    return { name: text(`planner.${opening.kind}`, { number: counts[opening.kind] }), opening }
  })
}

/** Width and height, and how high a window begins. */
export function openingSize(words: Words, opening: Opening): string {
  const { text } = words
  const size = text('length.by', { width: exactText(words, opening.width), length: exactText(words, opening.height) })
  return opening.kind === 'door' ? size : text('plan.with-sill', { size, sill: exactText(words, opening.sill) })
}
