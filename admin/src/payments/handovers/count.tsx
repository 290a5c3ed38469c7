import { Alert, Box, CircularProgress, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import type { WaitingCash } from '#contract/admin/payments/handovers.ts'
import { get } from '../../api.ts'
import { t } from '../../language/t.ts'
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
      <Title title={t('Count cash')} />
      <Box>
        <Typography variant="h1" component="p">
          {t('Count cash')}
        </Typography>
        <Typography color="text.secondary">
          {t('Select the payments that were handed in, count the cash, and have both people sign the sheet.')}
        </Typography>
      </Box>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <CircularProgress aria-label={t('Loading')} />}
      {data?.days.length === 0 && <Alert severity="success">{t('All cash has been counted.')}</Alert>}
      {data && data.sum > 0 && <Typography>{t('Total: %{sum}', { sum: moneyText(data.sum) })}</Typography>}
      {data && shownOf(data) < data.count && (
        <Alert severity="info">
          {t('Showing the oldest %{shown} of %{count} payments. Count these to see more.', {
            shown: shownOf(data),
            count: data.count,
          })}
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
