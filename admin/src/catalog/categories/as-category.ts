import type { NewCategory } from '#contract/admin/catalog/categories.ts'
import type { RaRecord } from 'react-admin'
import { asPictures, saidTexts } from '../../ui/said-texts.ts'

/** Converts a form's category to the API's format. */
export function asCategory(form: RaRecord) {
  const category = form as unknown as NewCategory
  return {
    ...category,
    intro: category.intro ?? '',
    filterName: category.filterName || null,
    translations: { ne: saidTexts(category.translations?.ne) },
    pictures: asPictures(category.pictures),
  }
}
