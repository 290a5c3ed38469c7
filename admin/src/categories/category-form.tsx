import { maxLength, regex, required, SimpleForm, TextInput } from 'react-admin'
import { PictureListInput } from '../ui/picture-list-input.tsx'
import { SlugInput } from '../ui/slug-input.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'

/** What there is to say of a category. */
export function CategoryForm() {
  return (
    <SimpleForm warnWhenUnsavedChanges defaultValues={newCategory}>
      <TranslatedInput source="name" label="Name" validate={[required(), maxLength(80)]} />
      <SlugInput />
      <TranslatedInput
        source="filterName"
        label="Name in the filter"
        validate={maxLength(80)}
        helperText="Where this is empty, it is the name"
      />
      <TranslatedInput source="intro" label="Introduction" multiline minRows={3} validate={maxLength(1_000)} />
      <TextInput
        source="hsCode"
        label="Customs code (HS)"
        validate={[required(), regex(/^[0-9]{4,8}$/, '4 to 8 digits')]}
        helperText="Of the customs’ tariff, for invoices: furniture is 9401 to 9404"
      />
      <PictureListInput source="pictures" label="Pictures" />
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
