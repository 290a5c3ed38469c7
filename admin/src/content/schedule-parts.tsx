import { Box } from '@mui/material'
import { BooleanInput } from 'react-admin'
import { t } from '../language/t.ts'
import { DayTimeInput } from '../ui/day-time-input.tsx'
import { whenText } from '../ui/formats.ts'
import { StatusChip } from '../ui/status-chip.tsx'

/** Inputs for visibility and its schedule. */
export function ScheduleInputs() {
  return (
    <>
      <BooleanInput source="isActive" label={t('Visible in the shop')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
        <DayTimeInput source="startsAt" label={t('Show from')} helperText={t('Nepal time; appears automatically')} />
        <DayTimeInput source="endsAt" label={t('Show until')} helperText={t('Nepal time; hidden automatically')} />
      </Box>
    </>
  )
}

type Scheduled = { isActive: boolean; startsAt: string | null; endsAt: string | null }

export const alwaysShown: Scheduled = { isActive: true, startsAt: null, endsAt: null }

/** Visibility and schedule of a record in a list. */
export function ScheduleState({ isActive, startsAt, endsAt }: Scheduled) {
  const isPlanned = !isActive && startsAt !== null
  return (
    <>
      {isPlanned && <StatusChip tone="pending" label={t('Scheduled')} />}
      {!isPlanned && (
        <StatusChip tone={isActive ? 'delivered' : 'quiet'} label={isActive ? t('Visible') : t('Hidden')} />
      )}
      {startsAt && ` ${t('from %{when}', { when: whenText(startsAt) })}`}
      {endsAt && ` ${t('until %{when}', { when: whenText(endsAt) })}`}
    </>
  )
}

/** Chip for a record without a Nepali translation; Nepali pages show it in English. */
export function NepaliMark({ isMissing }: { isMissing: boolean }) {
  return isMissing ? (
    <>
      {' '}
      <StatusChip tone="pending" label={t('Nepali missing')} />
    </>
  ) : null
}
