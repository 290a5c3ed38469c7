type Choice = { color: { name: string } | null; size: string | null; type: string | null }

/** Name of a variant by color, size and type: `Forest green, 153*200, Normal`; '' if there was nothing to choose. */
export function choiceName({ color, size, type }: Choice): string {
  return [color?.name ?? null, size, type].filter((part) => part !== null).join(', ')
}

/** `Rara wingback bed, 153*200, Normal`; `say` tells the choice in another language. */
export function nameWithChoice(name: string, choice: Choice, say = (chosen: string) => chosen): string {
  return [name, say(choiceName(choice))].filter((part) => part !== '').join(', ')
}

/** How a color, size and type of a product is named in the stock: capital letters and digits, with single hyphens between. */
export const SKU_PATTERN = /^[A-Z0-9]+(-[A-Z0-9]+)*$/
export const MAX_SKU_LENGTH = 60
const COLOR_CODE_LENGTH = 3

/** `rara-bed`, `forest-green`, `153*200`, `Hydraulics` -> `RARA-BED-GRN-153X200-H`; `color` is the color's slug. */
export function skuOf(
  slug: string,
  { color, size, type }: { color: string | null; size: string | null; type: string | null },
): string {
  const parts = [slug, color && colorCode(color), size?.replaceAll('*', 'x'), type?.[0]]
  const joined = parts
    .filter(Boolean)
    .join('-')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
  return joined.slice(-MAX_SKU_LENGTH).replaceAll(/^-|-$/g, '')
}

/** Three letters for a color: `forest-green` -> `grn`, `natural-oak` -> `oak`. */
function colorCode(slug: string): string {
  const word = slug.slice(slug.lastIndexOf('-') + 1)
  const consonants = word.slice(0, 1) + word.slice(1).replaceAll(/[aeiou]/g, '')
  return (consonants.length < COLOR_CODE_LENGTH ? word : consonants).slice(0, COLOR_CODE_LENGTH)
}

/** The SKU itself where nobody has it, else with the first number behind it that is free. */
export function freeSku(sku: string, taken: ReadonlySet<string>): string {
  if (!taken.has(sku)) return sku
  for (let number = 2; ; number += 1) {
    const numbered = `${sku.slice(0, MAX_SKU_LENGTH - String(number).length - 1).replace(/-$/, '')}-${number}`
    if (!taken.has(numbered)) return numbered
  }
}
