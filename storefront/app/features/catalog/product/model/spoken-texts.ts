import type { Text } from '../../../../messages/text.ts'

const sides = ['front', 'back', 'left', 'right'] as const

/** Returns the viewer's texts for screen readers under its own keys: instructions, and the model's current side. */
export function spokenTexts(text: Text): string {
  const views = sides.flatMap((side) => [
    [side, text(`model.seen.${side}`)],
    [`upper-${side}`, text(`model.seen.upper-${side}`)],
    [`lower-${side}`, text(`model.seen.lower-${side}`)],
  ])
  return JSON.stringify({ 'interaction-prompt': text('model.keys'), ...Object.fromEntries(views) })
}
