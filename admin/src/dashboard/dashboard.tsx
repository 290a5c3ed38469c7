import { useState } from 'react'
import {
  Alert,
  Box,
  Checkbox,
  FormControlLabel,
  LinearProgress,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import type { Dashboard as Figures, PlannedProducts as Planned } from '#contract/admin/dashboard.ts'
import { lastDays, periodBefore } from '#domain/insights/periods.ts'
import { get } from '../api.ts'
import { useStaff } from '../session/staff-session.ts'
import { CalendarEnd } from '../calendar/calendar-end.tsx'
import { t } from '../language/t.ts'
import { nepalToday } from '../ui/formats.ts'
import { LowStock, BestSellers, OrderStates, PlannedProducts, SearchMisses } from './figure-lists.tsx'
import { KeyFigures } from './key-figures.tsx'
import { PromiseKept } from './promise-kept.tsx'
import { ByCategory, ByDistrict } from './ranked-sales.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SetUp } from './set-up.tsx'
import { TodayOnTheRoad } from './today-on-the-road.tsx'
import { Waiting } from './waiting.tsx'

const MINUTE_MS = 60_000
const periods = ['7', '30', '90'] as const
type Period = (typeof periods)[number]

/** Key figures of the shop, beside those of the period before; each links to its list. */
export function Dashboard() {
  const staff = useStaff()
  const [days, setDays] = useState<Period>('30')
  const [isCompared, setCompared] = useState(true)
  const { data, error, isPending } = useQuery({
    queryKey: ['dashboard', days],
    queryFn: ({ signal }) => get<Figures>('/dashboard', { days }, signal),
    refetchInterval: MINUTE_MS,
    placeholderData: (before) => before,
  })
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('Dashboard')} />
      <Stack direction="row" sx={{ columnGap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h1" sx={{ flex: 1, minWidth: 'min(100%, 20ch)' }}>
          {t('Namaste, %{name}', { name: staff?.name ?? '' })}
        </Typography>
        <FormControlLabel
          label={t('Compare with the %{days} days before', { days: Number(days) })}
          control={<Checkbox checked={isCompared} onChange={({ target }) => setCompared(target.checked)} />}
        />
        <ToggleButtonGroup
          exclusive
          value={days}
          aria-label={t('Period')}
          sx={periodButtons}
          onChange={(_event, chosen: Period | null) => chosen && setDays(chosen)}
        >
          {periods.map((period) => (
            <ToggleButton key={period} value={period}>
              {t('%{days} days', { days: Number(period) })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <SetUp />
      {isPending && <LinearProgress aria-label={t('Loading')} />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <Parts figures={data} days={days} isCompared={isCompared} />}
    </Stack>
  )
}

const periodButtons = {
  '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
  },
}

function Parts({ figures, days, isCompared }: { figures: Figures; days: Period; isCompared: boolean }) {
  const { sales, salesBefore, orders, bestSellers, lowStock, calendarEnd, searchMisses } = figures
  const period = lastDays(Number(days), nepalToday())
  const shown = { figures, period, isCompared }
  return (
    <>
      {calendarEnd && <CalendarEnd {...calendarEnd} />}
      <Waiting {...figures} />
      <KeyFigures figures={figures} isCompared={isCompared} />
      {sales && (
        <SalesChart sales={sales} before={isCompared ? salesBefore : null} periods={[period, periodBefore(period)]} />
      )}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <ByCategory {...shown} />
        <ByDistrict {...shown} />
        <PromiseKept {...shown} />
        <TodayOnTheRoad zones={figures.today} />
        <OrderStates orders={orders} />
        <BestSellers products={bestSellers} days={days} />
        <LowStock lowStock={lowStock} />
        <SearchMisses misses={searchMisses} days={days} />
        <SentPlans />
      </Box>
    </>
  )
}

/** Nothing until a shopper has sent a plan. */
function SentPlans() {
  const { data, error } = useQuery({
    queryKey: ['planned-products'],
    queryFn: ({ signal }) => get<Planned>('/planned-products', {}, signal),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  return data && <PlannedProducts {...data} />
}
