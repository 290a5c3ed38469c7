import { Box } from '@mui/material'
import { BooleanInput } from 'react-admin'
import { DayTimeInput } from '../ui/day-time-input.tsx'
import { whenText } from '../ui/formats.ts'
import { StatusChip } from '../ui/status-chip.tsx'

/** Shown or not, and when that shall change by itself. */
export function ScheduleInputs() {
  return (
    <>
      <BooleanInput source="isActive" label="Shown in the shop" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
        <DayTimeInput source="startsAt" label="Show from" helperText="Nepal time; switched on by itself then" />
        <DayTimeInput source="endsAt" label="Show until" helperText="Nepal time; switched off by itself then" />
      </Box>
    </>
  )
}

type Scheduled = { isActive: boolean; startsAt: string | null; endsAt: string | null }

export const alwaysShown: Scheduled = { isActive: true, startsAt: null, endsAt: null }

/** The same of one record in a list. */
export function ScheduleState({ isActive, startsAt, endsAt }: Scheduled) {
  const isPlanned = !isActive && startsAt !== null
  return (
    <>
      {isPlanned && <StatusChip tone="pending" label="Planned" />}
      {!isPlanned && <StatusChip tone={isActive ? 'delivered' : 'quiet'} label={isActive ? 'Shown' : 'Not shown'} />}
      {startsAt && ` from ${whenText(startsAt)}`}
      {endsAt && ` until ${whenText(endsAt)}`}
    </>
  )
}

/** A record that Nepali pages show in English. */
export function NepaliMark({ isMissing }: { isMissing: boolean }) {
  return isMissing ? (
    <>
      {' '}
      <StatusChip tone="pending" label="No Nepali" />
    </>
  ) : null
}
