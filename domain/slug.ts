/** How an address names something: small Latin letters and digits, with single hyphens between. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const MAX_SLUG_LENGTH = 100

/** `Café Table, 2 seats` -> `cafe-table-2-seats`; '' for a name without Latin letters or digits. */
export function slugOf(name: string): string {
  const latin = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const joined = latin.replaceAll(/['’]/g, '').replaceAll(/[^a-z0-9]+/g, '-')
  return joined.slice(0, MAX_SLUG_LENGTH).replaceAll(/^-|-$/g, '')
}

/** The slug itself where nobody has it, else with the first number behind it that is free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number += 1) {
    const numbered = `${slug.slice(0, MAX_SLUG_LENGTH - String(number).length - 1).replace(/-$/, '')}-${number}`
    if (!taken.has(numbered)) return numbered
  }
}
