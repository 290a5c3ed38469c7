import { Box } from '@mui/material'
import { AutocompleteInput, ReferenceInput, required } from 'react-admin'
import { t } from '../../language/t.ts'
import { PictureListInput } from '../../ui/picture-list-input.tsx'
import { TranslatedInput } from '../../ui/translated-input.tsx'
import { CreatePage, EditPage } from '../record-pages.tsx'
import { alwaysShown, ScheduleInputs } from '../schedule-parts.tsx'
import { BannerPreview } from './preview.tsx'

export function BannerForm() {
  return (
    <>
      <TranslatedInput source="title" label={t('Title')} validate={required()} />
      <PictureListInput source="images" label={t('Slides')} blank={{ descriptions: '' }}>
        <TranslatedInput
          source="descriptions"
          label={t('Description lines')}
          helperText={t('Shown below the title, up to three lines')}
          multiline
          isStacked
        />
      </PictureListInput>
      <TranslatedInput source="linkLabel" label={t('Button text')} helperText={t('Leave empty for no button')} />
      <Box sx={{ width: '100%' }}>
        <ReferenceInput source="linkCategoryId" reference="categories">
          <AutocompleteInput label={t('Button link')} helperText={t('Category or subcategory')} />
        </ReferenceInput>
      </Box>
      <ScheduleInputs />
      <BannerPreview />
    </>
  )
}

export function BannerCreate() {
  return (
    <CreatePage blank={{ ...alwaysShown, linkLabel: '', linkCategoryId: null, images: [], translations: {} }}>
      <BannerForm />
    </CreatePage>
  )
}

export function BannerEdit() {
  return (
    <EditPage removal={t('The banner disappears from the home page immediately. Its pictures stay in the library.')}>
      <BannerForm />
    </EditPage>
  )
}
