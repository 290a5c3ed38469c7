/** Id of the element that says a warning. */
export function warningElementId(id: string): string {
  return `warning-${id.replaceAll(':', '-')}`
}
