import { useState } from 'react'
import { Alert, Box, LinearProgress, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import type { Dashboard as Figures, PlannedProducts as Planned } from '#contract/admin/dashboard.ts'
import { get } from '../api.ts'
import { useStaff } from '../session/staff-session.ts'
import { CalendarEnd } from '../calendar/calendar-end.tsx'
import { LowStock, BestSellers, OrderStates, PlannedProducts, SearchMisses } from './figure-lists.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SetUp } from './set-up.tsx'
import { Waiting } from './waiting.tsx'

const MINUTE_MS = 60_000
const periods = ['7', '30', '90'] as const
type Period = (typeof periods)[number]

/** Key figures of the shop; each links to its list. */
export function Dashboard() {
  const staff = useStaff()
  const [days, setDays] = useState<Period>('30')
  const { data, error, isPending } = useQuery({
    queryKey: ['dashboard', days],
    queryFn: ({ signal }) => get<Figures>('/dashboard', { days }, signal),
    refetchInterval: MINUTE_MS,
    placeholderData: (before) => before,
  })
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title="Dashboard" />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1">Namaste, {staff?.name}</Typography>
        <ToggleButtonGroup
          exclusive
          value={days}
          aria-label="Period"
          onChange={(_event, chosen: Period | null) => chosen && setDays(chosen)}
        >
          {periods.map((period) => (
            <ToggleButton key={period} value={period}>
              Last {period} days
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <SetUp />
      {isPending && <LinearProgress aria-label="Loading" />}
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <Parts figures={data} days={days} />}
    </Stack>
  )
}

function Parts({ figures, days }: { figures: Figures; days: Period }) {
  const { sales, orders, bestSellers, lowStock, waiting, refunds, calendarEnd, searchMisses } = figures
  return (
    <>
      {calendarEnd && <CalendarEnd {...calendarEnd} />}
      <Waiting orders={orders} waiting={waiting} refunds={refunds} />
      {sales && <SalesChart sales={sales} />}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
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
