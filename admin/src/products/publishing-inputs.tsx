import { Typography } from '@mui/material'
import { BooleanInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { DayTimeInput } from '../ui/day-time-input.tsx'

/** Whether shoppers see it, from when on and until when. */
export function PublishingInputs() {
  const isPublished = useWatch({ name: 'published' }) === true
  return (
    <>
      <BooleanInput source="published" label="Shoppers see it" helperText="As soon as it is saved" />
      {!isPublished && (
        <DayTimeInput source="publishAt" label="Show it from" helperText="Nepal time; empty: not by itself" />
      )}
      <DayTimeInput source="unpublishAt" label="Hide it from" helperText="Nepal time; empty: not by itself" />
      <Typography variant="body2" color="text.secondary">
        The shop looks each minute what is to be shown or hidden.
      </Typography>
    </>
  )
}
