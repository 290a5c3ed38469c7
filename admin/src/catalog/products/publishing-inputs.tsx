import { Typography } from '@mui/material'
import { BooleanInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { t } from '../../language/t.ts'
import { DayTimeInput } from '../../ui/day-time-input.tsx'

/** Inputs for a product's visibility and schedule. */
export function PublishingInputs() {
  const isPublished = useWatch({ name: 'published' }) === true
  return (
    <>
      <BooleanInput source="published" label={t('Visible in the shop')} helperText={t('Takes effect when you save')} />
      {!isPublished && (
        <DayTimeInput
          source="publishAt"
          label={t('Publish at')}
          helperText={t('Nepal time; leave empty for no schedule')}
        />
      )}
      <DayTimeInput
        source="unpublishAt"
        label={t('Hide at')}
        helperText={t('Nepal time; leave empty for no schedule')}
      />
      <Typography variant="body2" color="text.secondary">
        {t('Scheduled changes take effect within a minute.')}
      </Typography>
    </>
  )
}
