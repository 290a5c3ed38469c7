import { Alert, Box, CircularProgress, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import type { WaitingCash } from '#contract/admin/payments/handovers.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { get } from '../../api.ts'
import { moneyText } from '../../ui/formats.ts'
import { CountDay } from './count-day.tsx'

/** Uncounted cash by day, newest first. */
export default function CountCash() {
  const { data, error } = useQuery({
    queryKey: ['waiting-cash'],
    queryFn: ({ signal }) => get<WaitingCash>('/waiting-cash', {}, signal),
  })
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title="Count cash" />
      <Box>
        <Typography variant="h1" component="p">
          Count cash
        </Typography>
        <Typography color="text.secondary">
          Select the payments that were handed in, count the cash, and have both people sign the sheet.
        </Typography>
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <CircularProgress aria-label="Loading" />}
      {data?.days.length === 0 && <Alert severity="success">All cash has been counted.</Alert>}
      {data && data.sum > 0 && <Typography>Total: {moneyText(data.sum)}</Typography>}
      {data && shownOf(data) < data.count && (
        <Alert severity="info">
          Showing the oldest {shownOf(data)} of {englishFormats.number(data.count)} payments. Count these to see more.
        </Alert>
      )}
      {data?.days.toReversed().map((day, place) => (
        <CountDay key={day.day} day={day} isFirst={place === 0} />
      ))}
    </Stack>
  )
}

function shownOf({ days }: WaitingCash): number {
  return days.reduce((shown, { payments }) => shown + payments.length, 0)
}
