/**
 * Where the visitor is in a part whose elements are about to be replaced by equal ones: by position, since the elements
 * themselves go.
 */
export type PlaceInPart = {
  /** Position of the focused control, or -1. */
  focused: number
  /** How far each list is scrolled. */
  scrolled: readonly number[]
}

export function controlsIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')]
}

export function placeIn(part: HTMLElement): PlaceInPart {
  const focused = controlsIn(part).findIndex((control) => control === document.activeElement)
  return { focused, scrolled: listsIn(part).map(({ scrollLeft }) => scrollLeft) }
}

export function returnTo(part: HTMLElement, { focused, scrolled }: PlaceInPart): void {
  for (const [at, list] of listsIn(part).entries()) list.scrollTo({ left: scrolled[at] ?? 0, behavior: 'instant' })
  controlsIn(part)[focused]?.focus({ preventScroll: true })
}

function listsIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll('ul')]
}
