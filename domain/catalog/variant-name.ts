type Choice = { size: string | null; type: string | null }

/** Name of a variant by size and type: `153*200, Normal`; '' if there was nothing to choose. */
export function choiceName({ size, type }: Choice): string {
  return [size, type].filter((part) => part !== null).join(', ')
}

/** `Rara wingback bed, 153*200, Normal`; `say` tells the choice in another language. */
export function nameWithChoice(name: string, choice: Choice, say = (chosen: string) => chosen): string {
  return [name, say(choiceName(choice))].filter((part) => part !== '').join(', ')
}

/** How a size and type of a product is named in the stock: capital letters and digits, with single hyphens between. */
export const SKU_PATTERN = /^[A-Z0-9]+(-[A-Z0-9]+)*$/
export const MAX_SKU_LENGTH = 60

/** `rara-bed`, `153*200`, `Hydraulics` -> `RARA-BED-153X200-H`. */
export function skuOf(slug: string, { size, type }: { size: string | null; type: string | null }): string {
  const parts = [slug, size?.replaceAll('*', 'x'), type?.[0]]
  const joined = parts
    .filter(Boolean)
    .join('-')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
  return joined.slice(-MAX_SKU_LENGTH).replaceAll(/^-|-$/g, '')
}

/** The SKU itself where nobody has it, else with the first number behind it that is free. */
export function freeSku(sku: string, taken: ReadonlySet<string>): string {
  if (!taken.has(sku)) return sku
  for (let number = 2; ; number += 1) {
    const numbered = `${sku.slice(0, MAX_SKU_LENGTH - String(number).length - 1).replace(/-$/, '')}-${number}`
    if (!taken.has(numbered)) return numbered
  }
}
