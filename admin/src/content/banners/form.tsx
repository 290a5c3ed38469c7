import { Box } from '@mui/material'
import { AutocompleteInput, ReferenceInput, required } from 'react-admin'
import { PictureListInput } from '../../ui/picture-list-input.tsx'
import { TranslatedInput } from '../../ui/translated-input.tsx'
import { CreatePage, EditPage } from '../record-pages.tsx'
import { alwaysShown, ScheduleInputs } from '../schedule-parts.tsx'
import { BannerPreview } from './preview.tsx'

export function BannerForm() {
  return (
    <>
      <TranslatedInput source="title" label="Title" validate={required()} />
      <PictureListInput source="images" label="Slides" blank={{ descriptions: '' }}>
        <TranslatedInput
          source="descriptions"
          label="Description lines"
          helperText="Shown below the title, up to three lines"
          multiline
          isStacked
        />
      </PictureListInput>
      <TranslatedInput source="linkLabel" label="Button text" helperText="Leave empty for no button" />
      <Box sx={{ width: '100%' }}>
        <ReferenceInput source="linkCategoryId" reference="categories">
          <AutocompleteInput label="Button link" helperText="Category or subcategory" />
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
    <EditPage removal="The banner disappears from the home page immediately. Its pictures stay in the library.">
      <BannerForm />
    </EditPage>
  )
}
