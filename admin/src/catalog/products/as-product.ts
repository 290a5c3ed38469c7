import type { Product, SaveProduct } from '#contract/admin/catalog/products.ts'
import { asPictures, saidTexts } from '../../ui/said-texts.ts'
import { readTyped } from './packing.ts'
import type { EditedVariant } from './variants.ts'

/** Product as edited in the form. */
export type EditedProduct = Omit<SaveProduct, 'variants' | 'removes'> & { variants: EditedVariant[] }

const words = [
  'shortDescription',
  'description',
  'detailedDescription',
  'material',
  'finishOptions',
  'assembly',
  'colorOptions',
  'warranty',
  'specialFeatures',
] as const

/** Converts the form's product to the API's format. Forms write an empty text as null and omit untouched fields. */
export function asProduct<Form extends EditedProduct>(form: Form): Form {
  return {
    ...form,
    ...Object.fromEntries(words.map((field) => [field, form[field] ?? ''])),
    translations: { ne: saidTexts(form.translations?.ne) },
    pictures: asProductPictures(form.pictures),
    colors: form.colors.map((color) => {
      return { ...color, translations: { ne: saidTexts(color.translations?.ne) } }
    }),
    publishAt: form.published ? null : form.publishAt,
    variants: form.variants.map((variant) => {
      const { size, type, packages } = variant
      return { ...variant, size: size || null, type: type || null, packages: readTyped(packages) }
    }),
  }
}

function asProductPictures(pictures: EditedProduct['pictures']): EditedProduct['pictures'] {
  return asPictures(pictures).map((picture, at) => ({ ...picture, color: pictures[at]?.color ?? null }))
}

/** Like `asProduct`, with `removes`: variants that the opened product had and the form no longer has. */
export function asSavedProduct(form: EditedProduct, opened: Product): EditedProduct & Pick<SaveProduct, 'removes'> {
  const kept = new Set(form.variants.map(({ id }) => id))
  return { ...asProduct(form), removes: opened.variants.map(({ id }) => id).filter((id) => !kept.has(id)) }
}
