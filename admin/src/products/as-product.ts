import type { Product, SaveProduct } from '#contract/admin/products.ts'
import { asPictures, saidTexts } from '../ui/said-texts.ts'
import type { EditedVariant } from './variants.ts'

/** What the form holds. */
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

/** A form's product as the API takes it: forms write an empty text as null, and leave out what was never touched. */
export function asProduct<Form extends EditedProduct>(form: Form): Form {
  return {
    ...form,
    ...Object.fromEntries(words.map((field) => [field, form[field] ?? ''])),
    translations: { ne: saidTexts(form.translations?.ne) },
    pictures: asPictures(form.pictures),
    publishAt: form.published ? null : form.publishAt,
    variants: form.variants.map((variant) => ({ ...variant, size: variant.size || null, type: variant.type || null })),
  }
}

/** The same with the variants that are to go: those that the form was opened with, and does not have any more. */
export function asSavedProduct(form: EditedProduct, opened: Product): EditedProduct & Pick<SaveProduct, 'removes'> {
  const kept = new Set(form.variants.map(({ id }) => id))
  return { ...asProduct(form), removes: opened.variants.map(({ id }) => id).filter((id) => !kept.has(id)) }
}
