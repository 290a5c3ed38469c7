import { Box, Stack, Typography } from '@mui/material'
import { Bar, CartesianGrid, Cell, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import type { Period } from '#domain/insights/periods.ts'
import { formats, t } from '../language/t.ts'
import { tokens } from '../theme/tokens.ts'
import { TODAYS_OPACITY } from '../ui/chart-looks.ts'
import { dayMonthText, moneyText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'

const HEIGHT_PX = 240
const AXIS_WIDTH_PX = 76

type Sales = NonNullable<Dashboard['sales']>
/** `periods`: this one, and the one before. */
type SalesChartProps = { sales: Sales; before: Sales | null; periods: readonly [Period, Period] }

/** Sales per day as bars, and those of the period before as a line. */
export function SalesChart({ sales, before, periods }: SalesChartProps) {
  const days = sales.map(({ day, total }, at) => {
    const isToday = at === sales.length - 1
    return { label: isToday ? t('Today') : dayMonthText(day), total, before: before?.[at]?.total }
  })
  return (
    <PagePart title={t('Sales by day')} action={<Legend periods={before ? periods : periods.slice(0, 1)} />}>
      <ResponsiveContainer width="100%" height={HEIGHT_PX}>
        <ComposedChart data={days} accessibilityLayer title={t('Sales by day')}>
          <CartesianGrid vertical={false} stroke={tokens.line} />
          <XAxis dataKey="label" tickLine={false} minTickGap={40} interval="preserveEnd" />
          <YAxis tickFormatter={axisText} width={AXIS_WIDTH_PX} tickLine={false} axisLine={false} />
          <Tooltip cursor={{ fill: tokens.sand }} formatter={(value) => moneyText(Number(value))} />
          <Bar dataKey="total" name={t('Sales')} fill={tokens.timber} isAnimationActive={false} radius={[3, 3, 0, 0]}>
            {days.map(({ label }, at) => (
              <Cell key={label} fillOpacity={at === days.length - 1 ? TODAYS_OPACITY : 1} />
            ))}
          </Bar>
          {before && (
            <Line
              dataKey="before"
              name={t('Before')}
              stroke={tokens.marigold}
              strokeWidth={2}
              dot={false}
              isAnimationActive={false}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </PagePart>
  )
}

function axisText(rupees: number): string {
  return rupees === 0 ? moneyText(0) : formats.number(Math.round(rupees))
}

/** What bars and line are. */
function Legend({ periods }: { periods: readonly Period[] }) {
  const keys = [
    { width: 12, height: 12, borderRadius: '2px', backgroundColor: tokens.timber },
    { width: 18, height: 2, backgroundColor: tokens.marigold },
  ]
  return (
    <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap' }}>
      {periods.map(({ from, until }, at) => (
        <Stack key={from} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Box sx={keys[at]!} />
          <Typography variant="body2" color="text.secondary">
            {t('%{from} to %{until}', { from: dayMonthText(from), until: dayMonthText(until) })}
          </Typography>
        </Stack>
      ))}
    </Stack>
  )
}
