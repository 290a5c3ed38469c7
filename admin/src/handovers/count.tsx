import { Alert, Box, CircularProgress, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import type { WaitingCash } from '#contract/admin/handovers.ts'
import { englishFormats } from '#domain/english-formats.ts'
import { get } from '../api.ts'
import { moneyText } from '../ui/formats.ts'
import { CountDay } from './count-day.tsx'

/** Cash that nobody has counted yet, the newest day first. */
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
          Choose the payments that somebody has brought, count the money, and have both sign the sheet.
        </Typography>
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <CircularProgress aria-label="Loading" />}
      {data?.days.length === 0 && <Alert severity="success">All cash was counted.</Alert>}
      {data && data.sum > 0 && <Typography>{moneyText(data.sum)} in all</Typography>}
      {data && shownOf(data) < data.count && (
        <Alert severity="info">
          These are the oldest {shownOf(data)} of {englishFormats.number(data.count)} payments. Count them to see the
          next.
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
