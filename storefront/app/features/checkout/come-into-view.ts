/** Between a note and the edge of the window. */
const GAP_PX = 16

/** Scrolls to the last note of the order summary, which the form renders until the next frame. */
export function showLastNote(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    comeIntoView([...form.querySelectorAll<HTMLElement>('section > [role=alert]')].at(-1) ?? null)
  })
}

/**
 * Scrolls to a note below the order button. Beside the form, where the summary sticks, scrolling cannot show the end of a
 * summary that is taller than the window; it then sticks higher by what is missing.
 */
export function comeIntoView(note: HTMLElement | null): void {
  const summary = note?.closest('section')
  if (!note || !summary) return
  const needed = note.getBoundingClientRect().bottom - summary.getBoundingClientRect().top + GAP_PX
  summary.style.top = `min(var(--s-5), calc(100dvh - ${needed}px))`
  note.style.scrollMarginBottom = `${GAP_PX}px`
  // Chromium moves a sticky part only with the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => note.scrollIntoView({ block: 'nearest' })))
}
