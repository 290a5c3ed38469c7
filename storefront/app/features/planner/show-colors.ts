/** Marks the choice of a color among the choices of a piece. */
export const COLORS = 'colors'

/** Leads to the colors of the chosen piece, which stand below the drawing (planner.module.css). */
export function showColors(): void {
  const choice = document.querySelector<HTMLElement>(`[data-choice=${COLORS}]`)
  choice?.scrollIntoView({ block: 'start' })
  choice?.focus({ preventScroll: true })
}
