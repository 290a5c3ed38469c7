import type { Text } from '../../../../messages/text.ts'

const sides = ['front', 'back', 'left', 'right'] as const

/** What the viewer says to a screen reader, in its own keys: how to move, and from where the model is seen. */
export function spokenTexts(text: Text): string {
  const views = sides.flatMap((side) => [
    [side, text(`model.seen.${side}`)],
    [`upper-${side}`, text(`model.seen.upper-${side}`)],
    [`lower-${side}`, text(`model.seen.lower-${side}`)],
  ])
  return JSON.stringify({ 'interaction-prompt': text('model.keys'), ...Object.fromEntries(views) })
}
