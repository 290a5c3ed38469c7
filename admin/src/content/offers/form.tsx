import { required } from 'react-admin'
import { t } from '../../language/t.ts'
import { TranslatedInput } from '../../ui/translated-input.tsx'
import { CreatePage, EditPage } from '../record-pages.tsx'
import { alwaysShown, ScheduleInputs } from '../schedule-parts.tsx'

export function OfferForm() {
  return (
    <>
      <TranslatedInput source="description" label={t('Text')} validate={required()} />
      <ScheduleInputs />
    </>
  )
}

export function OfferCreate() {
  return (
    <CreatePage blank={{ ...alwaysShown, translations: {} }}>
      <OfferForm />
    </CreatePage>
  )
}

export function OfferEdit() {
  return (
    <EditPage removal={t('The offer disappears from the shop immediately. This cannot be undone.')}>
      <OfferForm />
    </EditPage>
  )
}
