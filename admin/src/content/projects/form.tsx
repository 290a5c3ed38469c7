import { AutocompleteArrayInput, ReferenceArrayInput, ReferenceInput, required, SelectInput } from 'react-admin'
import { t } from '../../language/t.ts'
import { PictureListInput } from '../../ui/picture-list-input.tsx'
import { TranslatedInput } from '../../ui/translated-input.tsx'
import { CreatePage, EditPage } from '../record-pages.tsx'
import { PlansInput } from './plans-input.tsx'

export function ProjectForm() {
  return (
    <>
      <TranslatedInput source="name" label={t('Name')} validate={required()} />
      <ReferenceInput source="parentId" reference="projects" filter={{ parentId: 0 }} perPage={100}>
        <SelectInput
          label={t('Category')}
          emptyText={t('None (this is a category)')}
          helperText={t('Each project belongs to a category')}
        />
      </ReferenceInput>
      <TranslatedInput source="description" label={t('Description')} multiline minRows={4} />
      <PictureListInput source="pictures" label={t('Pictures')} />
      <ReferenceArrayInput source="productIds" reference="products">
        <AutocompleteArrayInput
          label={t('Featured products')}
          helperText={t('Shown below the pictures, in this order')}
        />
      </ReferenceArrayInput>
      <PlansInput />
    </>
  )
}

export function ProjectCreate() {
  return (
    <CreatePage blank={{ description: '', parentId: null, pictures: [], productIds: [], plans: [], translations: {} }}>
      <ProjectForm />
    </CreatePage>
  )
}

export function ProjectEdit() {
  return (
    <EditPage
      removal={t('Its page is removed immediately, and links to it stop working. Its pictures stay in the library.')}
    >
      <ProjectForm />
    </EditPage>
  )
}
