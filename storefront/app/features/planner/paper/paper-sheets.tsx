import { boundsOf } from '#domain/planner/geometry.ts'
import type { PrintLayout } from '#domain/planner/print-layout.ts'
import { exactText } from '../words.ts'
import type { ShownPlan } from '../sharing/shown-plan.ts'
import { OpeningsTable, PiecesTable, PillarsTable } from './paper-tables.tsx'
import { PaperDrawing } from './paper-drawing.tsx'
import styles from './paper-sheets.module.css'

const MM_PER_METER = 1000
const MM_PER_CM = 10
const CELLS = 10

type PaperSheetsProps = Omit<ShownPlan, 'swatches'> & { layout: PrintLayout; drawn: Date }

/** The plan to scale for a carpenter: the drawing on its sheet, and tables of what is in it. */
export function PaperSheets({ plan, words, format, shopName, layout, drawn }: PaperSheetsProps) {
  const { text } = words
  const { scale } = layout
  const { left, right, top, bottom } = boundsOf(plan.room.corners)
  return (
    <article className={styles.paper}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.name}>{plan.name || text('planner.my-room')}</h1>
          <p>
            {text('plan.room-size', {
              size: text('length.by', {
                width: exactText(words, right - left),
                length: exactText(words, bottom - top),
              }),
              height: exactText(words, plan.room.height),
            })}
          </p>
        </div>
        <div className={styles.facts}>
          <p className={styles.scale}>{text('plan.scale', { scale })}</p>
          <p>{[shopName, format.date(drawn.toISOString())].filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <PaperDrawing plan={plan} words={words} layout={layout} />
      <footer className={styles.foot}>
        <ScaleBar words={words} scale={scale} />
        <p>
          {text('plan.check-bar', { cm: MM_PER_METER / scale / MM_PER_CM })}{' '}
          {scale !== 50 && text('plan.smaller-scale', { scale: text('plan.scale', { scale }) })}
        </p>
      </footer>
      <OpeningsTable plan={plan} words={words} />
      <PillarsTable plan={plan} words={words} />
      <PiecesTable plan={plan} words={words} />
    </article>
  )
}

/** Exactly a meter of the room, in cells of 10 cm. */
function ScaleBar({ words: { text }, scale }: Pick<PaperSheetsProps, 'words'> & { scale: number }) {
  const length = MM_PER_METER / scale
  const cell = length / CELLS
  return (
    <svg
      className={styles.bar}
      style={{ width: `${length}mm`, height: '8mm' }}
      viewBox={`0 0 ${length} 8`}
      role="img"
      aria-label={text('plan.bar')}
    >
      {Array.from({ length: CELLS }, (_, at) => (
        <rect
          key={at}
          className={at % 2 === 0 ? styles.dark : styles.light}
          x={at * cell}
          y={0}
          width={cell}
          height={3}
        />
      ))}
      <path className={styles.outline} d={`M0.1 0V2.9H${length - 0.1}V0.1H0`} />
      <text x={0} y={6.6} fontSize={3}>
        {text('planner.number', { number: 0 })}
      </text>
      <text x={length} y={6.6} fontSize={3}>
        {text('plan.one-meter')}
      </text>
    </svg>
  )
}
