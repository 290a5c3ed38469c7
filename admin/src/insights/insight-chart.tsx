import { Bar, CartesianGrid, Cell, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Insight } from '#contract/admin/insights.ts'
import { said, t } from '../language/t.ts'
import { tokens } from '../theme/tokens.ts'
import { TODAYS_OPACITY } from '../ui/chart-looks.ts'
import { nepalToday } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { figureText } from './figure-text.ts'

const HEIGHT_PX = 260
const AXIS_WIDTH_PX = 108
const MARK_PX = 22

type ChartProps = NonNullable<Insight['chart']> & { nameOf: (name: string) => string }

/** Bars of this period, each with a mark where the period before stood. Today's is paler, as on the dashboard. */
export default function InsightChart({ title: english, unit, bars, nameOf }: ChartProps) {
  const title = said(english)
  const text = (value: unknown) => figureText(Number(value), unit)
  const today = nepalToday()
  const isCompared = bars.some(({ before }) => before !== null)
  return (
    <PagePart title={title}>
      <ResponsiveContainer width="100%" height={HEIGHT_PX}>
        <ComposedChart data={bars} accessibilityLayer title={title}>
          <CartesianGrid vertical={false} stroke={tokens.line} />
          <XAxis dataKey="label" tickFormatter={nameOf} tickLine={false} minTickGap={8} />
          <YAxis tickFormatter={text} width={AXIS_WIDTH_PX} tickLine={false} axisLine={false} />
          <Tooltip cursor={{ fill: tokens.sand }} formatter={text} labelFormatter={(label) => nameOf(String(label))} />
          <Bar
            dataKey="value"
            name={t('This period')}
            fill={tokens.timber}
            isAnimationActive={false}
            radius={[3, 3, 0, 0]}
            maxBarSize={64}
          >
            {bars.map(({ label }) => (
              <Cell key={label} fillOpacity={label === today ? TODAYS_OPACITY : 1} />
            ))}
          </Bar>
          {isCompared && (
            <Line
              dataKey="before"
              name={t('The period before')}
              stroke="none"
              dot={<Mark />}
              activeDot={false}
              isAnimationActive={false}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </PagePart>
  )
}

/** Recharts adds the place. */
function Mark({ cx, cy }: { cx?: number; cy?: number }) {
  if (cx === undefined || cy === undefined) return null
  return <rect x={cx - MARK_PX / 2} y={cy - 1.5} width={MARK_PX} height={3} fill={tokens.marigold} />
}
