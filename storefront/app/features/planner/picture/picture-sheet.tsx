import { viewBoxOf } from '../drawing-box.ts'
import { squareMm } from '../drawn-room.tsx'
import { fittedLines } from '../fitted-lines.ts'
import type { ShownPlan } from '../sharing/shown-plan.ts'
import { StillParts } from '../still-drawing.tsx'
import { exactText } from '../words.ts'
import styles from './picture-sheet.module.css'

/** Pixels. */
const WIDTH = 1000
const MOST_HEIGHT = 1200
const MARGIN = 40
const [TITLE, TEXT, LABEL] = [30, 17, 14]
const HEAD = 116
const FOOT = 56

type PictureSheetProps = ShownPlan & { drawn: Date }

/** The drawing with its measures below the plan's name, the date and the shop. */
export function PictureSheet({ plan, words, format, shopName, swatches, drawn }: PictureSheetProps) {
  const { text } = words
  const box = viewBoxOf(plan)
  const perPixel = Math.max(box.width / (WIDTH - 2 * MARGIN), box.height / MOST_HEIGHT)
  const [width, height] = [box.width / perPixel, box.height / perPixel]
  const bottom = HEAD + height
  const [title] = fittedLines(plan.name || text('planner.my-room'), (WIDTH - 2 * MARGIN) / TITLE, 1)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${Math.ceil(bottom + FOOT)}`}>
      <rect className={styles.ground} width="100%" height="100%" />
      <text className={styles.title} x={MARGIN} y={MARGIN + TITLE} fontSize={TITLE}>
        {title}
      </text>
      <text className={styles.text} x={MARGIN} y={HEAD - TEXT} fontSize={TEXT}>
        {[format.date(drawn.toISOString()), shopName].filter(Boolean).join(' · ')}
      </text>
      <svg
        x={(WIDTH - width) / 2}
        y={HEAD}
        width={width}
        height={height}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        data-per-pixel={perPixel}
      >
        <StillParts plan={plan} words={words} warnings={[]} swatches={swatches} letter={LABEL * perPixel} />
      </svg>
      <text className={styles.text} x={MARGIN} y={bottom + TEXT} fontSize={TEXT}>
        {text('plan.squares', { measure: exactText(words, squareMm(words)) })}
      </text>
    </svg>
  )
}
