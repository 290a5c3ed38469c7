/** Returns whether two sets of filters are equivalent; empty filters are ignored. */
export function isSameView(one: object, other: object): boolean {
  return JSON.stringify(tidy(one)) === JSON.stringify(tidy(other))
}

function tidy(filters: object) {
  return Object.entries(filters)
    .filter(([, value]) => value !== undefined && value !== null && value !== '' && !isEmptyList(value))
    .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value] as const)
    .toSorted(([name], [otherName]) => name.localeCompare(otherName))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
