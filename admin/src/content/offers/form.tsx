import { required } from 'react-admin'
import { ScheduleInputs } from '../schedule-parts.tsx'
import { TranslatedInput } from '../../ui/translated-input.tsx'

export function OfferForm() {
  return (
    <>
      <TranslatedInput source="description" label="Text" validate={required()} />
      <ScheduleInputs />
    </>
  )
}
