/** Id of the element that says a warning. */
export function warningElementId(id: string): string {
  return `warning-${id.replaceAll(':', '-')}`
}

/** Leads to what a warning says, which takes the focus. */
export function showWarning(id: string): void {
  const said = document.getElementById(warningElementId(id))
  said?.scrollIntoView({ block: 'center' })
  said?.focus({ preventScroll: true })
}
