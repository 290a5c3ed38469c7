import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { ReportPage } from '#contract/admin/reports.ts'
import { said } from '../language/t.ts'
import { tokens } from '../theme/tokens.ts'
import { moneyText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { serverName } from './server-name.ts'

const HEIGHT_PX = 240
const AXIS_WIDTH_PX = 108

/** Bar chart of a report's amounts. */
export default function ReportChart({ title: english, bars }: NonNullable<ReportPage['chart']>) {
  const title = said(english)
  const shown = bars.map(({ label, value }) => ({ label: serverName(label), value }))
  return (
    <PagePart title={title}>
      <ResponsiveContainer width="100%" height={HEIGHT_PX}>
        <BarChart data={shown} accessibilityLayer title={title}>
          <CartesianGrid vertical={false} stroke={tokens.line} />
          <XAxis dataKey="label" tickLine={false} minTickGap={8} interval="equidistantPreserveStart" />
          <YAxis tickFormatter={moneyText} width={AXIS_WIDTH_PX} tickLine={false} axisLine={false} />
          <Tooltip cursor={{ fill: tokens.sand }} formatter={(value) => [moneyText(Number(value)), title]} />
          <Bar dataKey="value" fill={tokens.timber} isAnimationActive={false} radius={[3, 3, 0, 0]} />
        </BarChart>
      </ResponsiveContainer>
    </PagePart>
  )
}
