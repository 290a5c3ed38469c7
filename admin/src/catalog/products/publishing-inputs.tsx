import { Typography } from '@mui/material'
import { BooleanInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { DayTimeInput } from '../../ui/day-time-input.tsx'

/** Inputs for a product's visibility and schedule. */
export function PublishingInputs() {
  const isPublished = useWatch({ name: 'published' }) === true
  return (
    <>
      <BooleanInput source="published" label="Visible in the shop" helperText="Takes effect when you save" />
      {!isPublished && (
        <DayTimeInput source="publishAt" label="Publish at" helperText="Nepal time; leave empty for no schedule" />
      )}
      <DayTimeInput source="unpublishAt" label="Hide at" helperText="Nepal time; leave empty for no schedule" />
      <Typography variant="body2" color="text.secondary">
        Scheduled changes take effect within a minute.
      </Typography>
    </>
  )
}
