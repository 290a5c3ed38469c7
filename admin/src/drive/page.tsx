import Next from '@mui/icons-material/ChevronRight'
import Previous from '@mui/icons-material/ChevronLeft'
import { Alert, Button, CircularProgress, IconButton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import type { DriverRoundList } from '#contract/admin/drive.ts'
import { dayAfter } from '#domain/nepal-time.ts'
import { get } from '../api.ts'
import { weekdayText } from '../fulfilment/deliveries/delivery-words.tsx'
import { t } from '../language/t.ts'
import { nepalToday } from '../ui/formats.ts'
import { listLink } from '../ui/list-link.ts'
import { PagePart } from '../ui/page-part.tsx'
import { RefusedActs } from './refused-acts.tsx'
import { RoundPart } from './round-part.tsx'

/** Drivers of a day with their stops in order, and what they recorded that was not accepted. */
export default function Drivers() {
  const today = nepalToday()
  const [search, setSearch] = useSearchParams()
  const day = readDay(search.get('day')) ?? today
  const setDay = (chosen: string) => setSearch(chosen === today ? {} : { day: chosen })
  const { data, error } = useQuery({
    queryKey: ['driver-rounds', day],
    queryFn: ({ signal }) => get<DriverRoundList>('/driver-rounds', { day }, signal),
  })
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('Drivers')} />
      <RefusedActs />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <IconButton aria-label={t('Previous day')} onClick={() => setDay(dayAfter(day, -1))}>
          <Previous />
        </IconButton>
        <Typography variant="h2" component="p" aria-live="polite">
          {day === today ? t('Today, %{day}', { day: weekdayText(day) }) : weekdayText(day)}
        </Typography>
        <IconButton aria-label={t('Next day')} onClick={() => setDay(dayAfter(day, 1))}>
          <Next />
        </IconButton>
        {day !== today && <Button onClick={() => setDay(today)}>{t('Today')}</Button>}
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <CircularProgress aria-label={t('Loading')} />}
      {data?.items.length === 0 && (
        <PagePart title={t('No drivers')}>
          {t('No delivery of this day has a driver.')}{' '}
          <Link to={listLink('deliveries', { day })}>{t('Assign deliveries')}</Link>
        </PagePart>
      )}
      {data?.items.map((round) => (
        <RoundPart key={round.staffId} round={round} day={day} />
      ))}
    </Stack>
  )
}

/** Parses a date from the URL; undefined if it is invalid. */
function readDay(text: string | null): string | undefined {
  const isDay = text !== null && /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay ? text : undefined
}
