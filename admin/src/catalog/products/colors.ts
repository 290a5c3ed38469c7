import { useFormContext, useWatch } from 'react-hook-form'
import type { ColorForm, ProductPictureForm } from '#contract/admin/catalog/products.ts'
import { freeSlug, slugOf } from '#domain/slug.ts'
import { inColorOrder, withColor, withoutColor, type EditedVariant } from './variants.ts'

/** The parts of a product that its colors tie together. */
export type ColoredParts = { colors: ColorForm[]; variants: EditedVariant[]; pictures: ProductPictureForm[] }

/** Adds a color with a grid of variants. */
export function colorAdded(parts: ColoredParts, slug: string, name: string, swatch: string): ColoredParts {
  const called = freeSlug(slugOf(name) || 'color', new Set(parts.colors.map((color) => color.slug)))
  const color: ColorForm = { id: null, slug: called, name, swatch, swatchPicture: null, translations: { ne: {} } }
  return {
    ...parts,
    colors: [...parts.colors, color],
    variants: withColor(parts.variants, slug, called),
  }
}

/** Removes a color with its variants. Its pictures stay, for every color. */
export function colorRemoved({ colors, variants, pictures }: ColoredParts, slug: string): ColoredParts {
  return {
    colors: colors.filter((color) => color.slug !== slug),
    variants: withoutColor(variants, slug),
    pictures: pictures.map((picture) => (picture.color === slug ? { ...picture, color: null } : picture)),
  }
}

/** Gives a color another slug, everywhere. An unusable or taken slug changes nothing. */
export function slugChanged(parts: ColoredParts, from: string, typed: string): ColoredParts {
  const to = slugOf(typed)
  if (to === '' || parts.colors.some(({ slug }) => slug === to)) return parts
  const follow = <Part extends { color: string | null }>(part: Part): Part =>
    part.color === from ? { ...part, color: to } : part
  return {
    colors: parts.colors.map((color) => (color.slug === from ? { ...color, slug: to } : color)),
    variants: parts.variants.map(follow),
    pictures: parts.pictures.map(follow),
  }
}

export function colorsOrdered(parts: ColoredParts, colors: ColorForm[]): ColoredParts {
  const slugs = colors.map(({ slug }) => slug)
  return { ...parts, colors, variants: inColorOrder(parts.variants, slugs) }
}

/** Returns the colors of the product in the form, and a function that changes everything they tie together. */
export function useColors() {
  const { setValue, getValues } = useFormContext()
  const colors = (useWatch({ name: 'colors' }) as ColorForm[] | undefined) ?? []

  function change(changed: (parts: ColoredParts) => ColoredParts) {
    const { colors: before = [], variants = [], pictures = [] } = getValues() as Partial<ColoredParts>
    for (const [field, value] of Object.entries(changed({ colors: before, variants, pictures }))) {
      setValue(field, value, { shouldDirty: true })
    }
  }
  return { colors, change }
}
