/** Returns the path of a list with filters, which react-admin keeps as JSON. */
export function listLink(resource: string, filter: Record<string, unknown> = {}): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) })
  return Object.keys(filter).length === 0 ? `/${resource}` : `/${resource}?${query}`
}
