import { maxLength, regex, required, SimpleForm, TextInput, type RaRecord } from 'react-admin'
import type { NewCategory } from '#contract/admin/catalog/categories.ts'
import { t } from '../../language/t.ts'
import { EditingNow } from '../../live/editing-now.tsx'
import { PictureListInput } from '../../ui/picture-list-input.tsx'
import { SlugInput } from '../../ui/slug-input.tsx'
import { TranslatedInput } from '../../ui/translated-input.tsx'
import { asPictures, saidTexts } from '../../ui/said-texts.ts'

/** Inputs of a category. */
export function CategoryForm() {
  return (
    <SimpleForm warnWhenUnsavedChanges defaultValues={newCategory}>
      <EditingNow />
      <TranslatedInput source="name" label={t('Name')} validate={[required(), maxLength(80)]} />
      <SlugInput />
      <TranslatedInput
        source="filterName"
        label={t('Filter name')}
        validate={maxLength(80)}
        helperText={t('Leave empty to use the name')}
      />
      <TranslatedInput source="intro" label={t('Introduction')} multiline minRows={3} validate={maxLength(1_000)} />
      <TextInput
        source="hsCode"
        label={t('Customs code (HS)')}
        validate={[required(), regex(/^[0-9]{4,8}$/, t('4 to 8 digits'))]}
        helperText={t('Customs tariff code for invoices; furniture is 9401 to 9404')}
      />
      <PictureListInput source="pictures" label={t('Pictures')} />
    </SimpleForm>
  )
}

const newCategory = {
  name: '',
  slug: '',
  filterName: null,
  intro: '',
  hsCode: '9403',
  parentId: null,
  translations: { ne: {} },
  pictures: [],
}

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
