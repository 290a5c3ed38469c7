import { Box } from '@mui/material'
import { BooleanInput } from 'react-admin'
import { DayTimeInput } from '../ui/day-time-input.tsx'
import { whenText } from '../ui/formats.ts'
import { StatusChip } from '../ui/status-chip.tsx'

/** Inputs for visibility and its schedule. */
export function ScheduleInputs() {
  return (
    <>
      <BooleanInput source="isActive" label="Visible in the shop" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
        <DayTimeInput source="startsAt" label="Show from" helperText="Nepal time; appears automatically" />
        <DayTimeInput source="endsAt" label="Show until" helperText="Nepal time; hidden automatically" />
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
      {isPlanned && <StatusChip tone="pending" label="Scheduled" />}
      {!isPlanned && <StatusChip tone={isActive ? 'delivered' : 'quiet'} label={isActive ? 'Visible' : 'Hidden'} />}
      {startsAt && ` from ${whenText(startsAt)}`}
      {endsAt && ` until ${whenText(endsAt)}`}
    </>
  )
}

/** Chip for a record without a Nepali translation; Nepali pages show it in English. */
export function NepaliMark({ isMissing }: { isMissing: boolean }) {
  return isMissing ? (
    <>
      {' '}
      <StatusChip tone="pending" label="Nepali missing" />
    </>
  ) : null
}
