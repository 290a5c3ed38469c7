import { Typography } from '@mui/material'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { sumOf } from '#domain/sum.ts'
import { tokens } from '../theme/tokens.ts'
import { moneyText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'

const HEIGHT_PX = 240
const AXIS_WIDTH_PX = 88

/** Bar chart of sales per day. */
export function SalesChart({ sales }: { sales: NonNullable<Dashboard['sales']> }) {
  const total = sumOf(sales, (day) => day.total)
  const orders = sumOf(sales, (day) => day.orders)
  return (
    <PagePart title="Daily sales">
      <Typography variant="h2" component="p">
        {moneyText(total)}
      </Typography>
      <Typography color="text.secondary" gutterBottom>
        {orders === 1 ? '1 order' : `${orders} orders`}, cancelled ones excluded
      </Typography>
      <ResponsiveContainer width="100%" height={HEIGHT_PX}>
        <BarChart data={sales} accessibilityLayer title="Daily sales">
          <CartesianGrid vertical={false} stroke={tokens.line} />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => englishFormats.shortDay(day)}
            tickLine={false}
            minTickGap={24}
          />
          <YAxis tickFormatter={moneyText} width={AXIS_WIDTH_PX} tickLine={false} axisLine={false} />
          <Tooltip
            cursor={{ fill: tokens.sand }}
            labelFormatter={(day) => englishFormats.day(String(day))}
            formatter={(value) => [moneyText(Number(value)), 'Sales']}
          />
          <Bar dataKey="total" fill={tokens.timber} isAnimationActive={false} radius={[3, 3, 0, 0]} />
        </BarChart>
      </ResponsiveContainer>
    </PagePart>
  )
}
