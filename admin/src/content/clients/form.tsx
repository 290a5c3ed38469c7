import { required } from 'react-admin'
import { t } from '../../language/t.ts'
import { PictureInput } from '../../ui/picture-input.tsx'
import { TranslatedInput } from '../../ui/translated-input.tsx'
import { CreatePage, EditPage } from '../record-pages.tsx'

export function ClientForm() {
  return (
    <>
      <TranslatedInput source="name" label={t('Name')} validate={required()} />
      <TranslatedInput source="sector" label={t('Sector')} />
      <PictureInput source="logoPictureId" label={t('Logo')} />
    </>
  )
}

export function ClientCreate() {
  return (
    <CreatePage blank={{ sector: '', logoPictureId: null, translations: {} }}>
      <ClientForm />
    </CreatePage>
  )
}

export function ClientEdit() {
  return (
    <EditPage removal={t('The logo disappears from the home page immediately. The picture stays in the library.')}>
      <ClientForm />
    </EditPage>
  )
}
