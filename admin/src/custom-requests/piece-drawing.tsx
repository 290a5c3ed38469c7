import { Box } from '@mui/material'
import { formats, t } from '../language/t.ts'
import { tokens } from '../theme/tokens.ts'

type Measures = { width: number; depth: number; height: number }

/** Pixels of the drawing's longest side, and of the margin for the measurements. */
const LONGEST = 200
const ROOM = 56
/** Offset of the back face per centimeter of depth, for an oblique projection. */
const SLANT = { x: 0.45, y: 0.3 }

/** Scale drawing of a box with its measurements in centimeters. */
export function PieceDrawing({ width, depth, height }: Measures) {
  const texts = { width: sideText(width), depth: sideText(depth), height: sideText(height) }
  const scale = LONGEST / Math.max(width + depth * SLANT.x, height + depth * SLANT.y)
  const [w, h] = [width * scale, height * scale]
  const [dx, dy] = [depth * scale * SLANT.x, depth * scale * SLANT.y]
  const [left, top] = [ROOM, 16 + dy]
  const right = left + w
  const bottom = top + h
  const back = `M${left} ${top} l${dx} ${-dy} h${w} l${-dx} ${dy} M${right + dx} ${top - dy} v${h} l${-dx} ${dy}`
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${w + dx + 2 * ROOM} ${h + dy + ROOM}`}
      role="img"
      aria-label={t('%{width} cm wide, %{depth} cm deep and %{height} cm high', texts)}
      sx={{ width: '100%', maxWidth: 360, display: 'block', fontSize: 12, '& text': { fill: tokens.ink } }}
    >
      <rect x={left} y={top} width={w} height={h} fill={tokens['sand-soft']} stroke={tokens.timber} />
      <path d={back} fill="none" stroke={tokens.timber} />
      <text x={left + w / 2} y={bottom + 18} textAnchor="middle">
        {t('W %{width} cm', texts)}
      </text>
      <text x={left - 6} y={top + h / 2} textAnchor="end" dominantBaseline="middle">
        {t('H %{height}', texts)}
      </text>
      <text x={right + dx / 2 + 8} y={bottom - dy / 2 + 12}>
        {t('D %{depth}', texts)}
      </text>
    </Box>
  )
}

function sideText(centimeters: number): string {
  return formats.digits(String(centimeters))
}
