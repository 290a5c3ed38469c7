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
      <Title title="Delivery calendar" />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <IconButton aria-label="Previous week" onClick={() => setFrom(dayAfter(from, -DAYS))}>
          <Previous />
        </IconButton>
        <Typography variant="h2" component="p" aria-live="polite">
          {weekdayText(from)} to {weekdayText(dayAfter(from, DAYS - 1))}
        </Typography>
        <IconButton aria-label="Next week" onClick={() => setFrom(dayAfter(from, DAYS))}>
          <Next />
        </IconButton>
        {from !== today && <Button onClick={() => setFrom(today)}>Today</Button>}
        <Box sx={{ flex: 1 }} />
        {data && <Waiting days={data} />}
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <CircularProgress aria-label="Loading" />}
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
        {undated} unscheduled
      </Button>
      <Button component={Link} to={listLink({ ...open, kind: 'pickup' })}>
        {pickups} awaiting pickup
      </Button>
    </>
  )
}

function DayPart({ day: { day, zones, byArrangement }, isToday }: { day: Day; isToday: boolean }) {
  return (
    <PagePart title={isToday ? `Today, ${weekdayText(day)}` : weekdayText(day)}>
      <Box sx={zonesSideBySide}>
        {zones.map(({ id, name, slots }) => (
          <Box key={id}>
            <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
              <Typography variant="h4" component="h3">
                {name}
              </Typography>
              <Link to={sheetLink(day, id)} aria-label={`Delivery sheet for ${name}, ${weekdayText(day)}`}>
                Sheet
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
              By arrangement
            </Typography>
            <Link to={listLink({ day, zone: 'none' })}>
              {byArrangement === 1 ? '1 delivery' : `${byArrangement} deliveries`}
            </Link>
            {' · '}
            <Link to={sheetLink(day, 'none')}>Sheet</Link>
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
  return (
    <Stack direction="row" sx={{ gap: 1, py: 0.5, justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Link to={to}>{slotText(slot satisfies DeliverySlot)}</Link>
      <Typography variant="body2" color={isFull || isTruckFull ? 'error' : 'text.secondary'}>
        {taken} of {capacity}
        {isFull && ', full'} · truck {takenTruck} of {truckCapacity}
        {isTruckFull && ', full'}
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
