import { required } from 'react-admin'
import { PictureInput } from '../../ui/picture-input.tsx'
import { TranslatedInput } from '../../ui/translated-input.tsx'

export function ClientForm() {
  return (
    <>
      <TranslatedInput source="name" label="Name" validate={required()} />
      <TranslatedInput source="sector" label="Sector" />
      <PictureInput source="logoPictureId" label="Logo" />
    </>
  )
}
