import Next from '@mui/icons-material/ChevronRight'
import Previous from '@mui/icons-material/ChevronLeft'
import { Alert, Box, Button, CircularProgress, IconButton, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import type { AdminDeliveryDays } from '#contract/admin/fulfilment/deliveries.ts'
import type { DeliverySlot } from '#domain/fulfilment/delivery-planning.ts'
import { dayAfter } from '#domain/nepal-time.ts'
import { get, withQuery } from '../../api.ts'
import { t } from '../../language/t.ts'
import { nepalToday } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { slotText, weekdayText } from './delivery-words.tsx'

const DAYS = 7

type Day = AdminDeliveryDays['days'][number]
type Slot = Day['zones'][number]['slots'][number]

/** Delivery calendar of one week: booked and total capacity of each slot in each zone. */
export default function DeliveryDays() {
  const today = nepalToday()
  const [search, setSearch] = useSearchParams()
  const from = readDay(search.get('from')) ?? today
  const setFrom = (day: string) => setSearch(day === today ? {} : { from: day })
  const { data, error } = useQuery({
    queryKey: ['delivery-days', from],
    queryFn: ({ signal }) => get<AdminDeliveryDays>('/delivery-days', { from, days: DAYS }, signal),
  })
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('Delivery calendar')} />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <IconButton aria-label={t('Previous week')} onClick={() => setFrom(dayAfter(from, -DAYS))}>
          <Previous />
        </IconButton>
        <Typography variant="h2" component="p" aria-live="polite">
          {t('%{from} to %{until}', { from: weekdayText(from), until: weekdayText(dayAfter(from, DAYS - 1)) })}
        </Typography>
        <IconButton aria-label={t('Next week')} onClick={() => setFrom(dayAfter(from, DAYS))}>
          <Next />
        </IconButton>
        {from !== today && <Button onClick={() => setFrom(today)}>{t('Today')}</Button>}
        <Box sx={{ flex: 1 }} />
        {data && <Waiting days={data} />}
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <CircularProgress aria-label={t('Loading')} />}
      {data?.days.map((day) => (
        <DayPart key={day.day} day={day} isToday={day.day === today} />
      ))}
    </Stack>
  )
}

function Waiting({ days: { undated, pickups } }: { days: AdminDeliveryDays }) {
  const open = { state: 'open' }
  return (
    <>
      <Button component={Link} to={listLink({ ...open, undated: 'true', kind: 'delivery' })}>
        {t('%{count} unscheduled', { count: undated })}
      </Button>
      <Button component={Link} to={listLink({ ...open, kind: 'pickup' })}>
        {t('%{count} awaiting pickup', { count: pickups })}
      </Button>
    </>
  )
}

function DayPart({ day: { day, zones, byArrangement }, isToday }: { day: Day; isToday: boolean }) {
  return (
    <PagePart title={isToday ? t('Today, %{day}', { day: weekdayText(day) }) : weekdayText(day)}>
      <Box sx={zonesSideBySide}>
        {zones.map(({ id, name, slots }) => (
          <Box key={id}>
            <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
              <Typography variant="h4" component="h3">
                {name}
              </Typography>
              <Link
                to={sheetLink(day, id)}
                aria-label={t('Delivery sheet for %{name}, %{day}', { name, day: weekdayText(day) })}
              >
                {t('Sheet')}
              </Link>
            </Stack>
            {slots.map((slot) => (
              <SlotRow key={slot.slot} load={slot} to={listLink({ day, zone: id, slot: slot.slot })} />
            ))}
          </Box>
        ))}
        {byArrangement > 0 && (
          <Box>
            <Typography variant="h4" component="h3">
              {t('By arrangement')}
            </Typography>
            <Link to={listLink({ day, zone: 'none' })}>
              {t('%{count} delivery |||| %{count} deliveries', { count: byArrangement })}
            </Link>
            {' · '}
            <Link to={sheetLink(day, 'none')}>{t('Sheet')}</Link>
          </Box>
        )}
      </Box>
    </PagePart>
  )
}

/** Nepal's four zones in one row, or in two rows of two. */
const zonesSideBySide = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(220px, 1fr))' },
}

function SlotRow({ load: { slot, taken, capacity, takenTruck, truckCapacity }, to }: { load: Slot; to: string }) {
  const isFull = taken >= capacity
  const isTruckFull = takenTruck >= truckCapacity
  const places = { taken, capacity }
  const truckPlaces = { taken: takenTruck, capacity: truckCapacity }
  return (
    <Stack direction="row" sx={{ gap: 1, py: 0.5, justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Link to={to}>{slotText(slot satisfies DeliverySlot)}</Link>
      <Typography variant="body2" color={isFull || isTruckFull ? 'error' : 'text.secondary'}>
        {isFull ? t('%{taken} of %{capacity}, full', places) : t('%{taken} of %{capacity}', places)}
        {' · '}
        {isTruckFull
          ? t('truck %{taken} of %{capacity}, full', truckPlaces)
          : t('truck %{taken} of %{capacity}', truckPlaces)}
      </Typography>
    </Stack>
  )
}

/** Parses a date from the URL; undefined if it is invalid. */
function readDay(text: string | null): string | undefined {
  const isDay = text !== null && /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay ? text : undefined
}

function listLink(filter: Record<string, string | number>): string {
  return withQuery('/deliveries', { filter: JSON.stringify(filter), displayedFilters: shownOf(filter) })
}

function shownOf(filter: object): string {
  return JSON.stringify(Object.fromEntries(Object.keys(filter).map((name) => [name, true])))
}

function sheetLink(day: string, zone: number | 'none'): string {
  return withQuery('/delivery-sheet', { day, zone })
}
