import type { Color } from '#contract/catalog/colors.ts'

/** Returns the color with this slug; null for a product whose only color has no name. */
export function colorOf(colors: readonly Color[], slug: string | null): Color | null {
  return colors.find((color) => color.slug === slug) ?? null
}

/**
 * Returns the pictures of a product in a color: first the color's own, then those that suit every color. A product
 * without named colors shows all its pictures, and so does one that has none of this color.
 *
 * @param slug  of the color; null if no color has a name
 */
export function picturesIn<OfColor extends { color: string | null }>(
  slug: string | null,
  pictures: readonly OfColor[],
): readonly OfColor[] {
  if (slug === null) return pictures
  const own = pictures.filter(({ color }) => color === slug)
  const shown = [...own, ...pictures.filter(({ color }) => color === null)]
  return shown.length > 0 ? shown : pictures
}
