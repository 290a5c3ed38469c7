import { Box } from '@mui/material'
import { AutocompleteInput, ReferenceInput, required } from 'react-admin'
import { ScheduleInputs } from '../content/schedule-parts.tsx'
import { PictureListInput } from '../ui/picture-list-input.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'
import { BannerPreview } from './preview.tsx'

export function BannerForm() {
  return (
    <>
      <TranslatedInput source="title" label="Title" validate={required()} />
      <PictureListInput source="images" label="Slides" blank={{ descriptions: '' }}>
        <TranslatedInput
          source="descriptions"
          label="Lines below the title"
          helperText="At most three"
          multiline
          isStacked
        />
      </PictureListInput>
      <TranslatedInput source="linkLabel" label="On the button" helperText="Empty for no button" />
      <Box sx={{ width: '100%' }}>
        <ReferenceInput source="linkCategoryId" reference="categories">
          <AutocompleteInput label="The button leads to" helperText="A category or subcategory" />
        </ReferenceInput>
      </Box>
      <ScheduleInputs />
      <BannerPreview />
    </>
  )
}
