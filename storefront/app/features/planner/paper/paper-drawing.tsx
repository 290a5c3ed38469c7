import type { Opening, Plan, PlannedPiece } from '#domain/planner/plan.ts'
import type { PrintLayout } from '#domain/planner/print-layout.ts'
import { pillarShape } from '#domain/planner/shapes.ts'
import { pointAt, turnAlong, type Wall, wallsOf } from '#domain/planner/walls.ts'
import { pointsOf, WALL_MM } from '../drawing-box.ts'
import { Body } from '../drawn-piece.tsx'
import { DrawnOpening } from '../drawn-room.tsx'
import { detailPath } from '../piece-outline.ts'
import { inLayers } from '../layers.ts'
import { exactText, type Words, wallLetter } from '../words.ts'
import { namedOpenings, openingSize } from './named-parts.ts'
import styles from './paper-drawing.module.css'

/** Millimeters on paper. */
const LETTER_MM = 2.4
/** The number of a small piece is smaller. */
const NUMBER_MM = { least: 1.5, most: 2.6 }
const LINE_MM = 0.3
const TICK_MM = 1
/** From the wall to the middle of its names, and to its measure. */
const [NAMES_MM, MEASURE_MM] = [3.4, 8.6]

type PaperDrawingProps = { plan: Plan; words: Words; layout: PrintLayout }

/** Walls with their inner measures, doors and windows with their sizes, and each piece with its number. */
export function PaperDrawing({ plan, words, layout: { scale, view } }: PaperDrawingProps) {
  const { room, openings, pillars, pieces } = plan
  const walls = wallsOf(room)
  const points = pointsOf(room.corners)
  const numbers = new Map(pieces.map(({ id }, at) => [id, at + 1]))
  return (
    <svg
      className={styles.drawing}
      style={{ width: `${view.width / scale}mm`, height: `${view.height / scale}mm` }}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="img"
      aria-label={words.text('planner.drawing')}
    >
      <polygon className={styles.edge} points={points} strokeWidth={2 * (WALL_MM + LINE_MM * scale)} />
      <polygon className={styles.wall} points={points} strokeWidth={2 * WALL_MM} />
      <polygon className={styles.floor} points={points} strokeWidth={LINE_MM * scale} />
      {openings.map((opening) => {
        const wall = walls[opening.wall]
        return wall && <DrawnOpening key={opening.id} opening={opening} wall={wall} />
      })}
      {pillars.map((pillar) => (
        <polygon key={pillar.id} className={styles.pillar} points={pointsOf(pillarShape(pillar))} />
      ))}
      {inLayers(pieces).map((piece) => (
        <NumberedPiece key={piece.id} piece={piece} number={numbers.get(piece.id) ?? 0} words={words} scale={scale} />
      ))}
      {walls.map((wall) => (
        <WallMeasure key={wall.at} wall={wall} words={words} scale={scale} />
      ))}
      {namedOpenings(words, openings).map(({ name, opening }) => {
        const wall = walls[opening.wall]
        return (
          wall && (
            <OpeningNames key={opening.id} name={name} opening={opening} wall={wall} words={words} scale={scale} />
          )
        )
      })}
    </svg>
  )
}

type Scaled = { words: Words; scale: number }

function NumberedPiece({ piece, number, words, scale }: Scaled & { piece: PlannedPiece; number: number }) {
  const { x, y, width, depth, turn } = piece
  const fitting = Math.min(width, depth) / 2 / scale
  const letter = Math.min(NUMBER_MM.most, Math.max(NUMBER_MM.least, fitting)) * scale
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`rotate(${turn})`}>
        <Body piece={piece} className={piece.kind === 'rug' ? styles.flat : styles.piece} />
        <path className={styles.detail} d={detailPath(piece)} />
      </g>
      <circle className={styles.disc} r={0.85 * letter} />
      <text className={styles.number} y={0.35 * letter} fontSize={letter} textAnchor="middle">
        {words.text('planner.number', { number })}
      </text>
    </g>
  )
}

/** From corner to corner within the room, drawn outside of it. */
function WallMeasure({ wall, words, scale }: Scaled & { wall: Wall }) {
  const away = -(WALL_MM + MEASURE_MM * scale)
  const tick = TICK_MM * scale
  const ends = [0, wall.length]
  const line = ends.map((along) => pointAt(wall, along, away))
  const ticks = ends.map((along) => [pointAt(wall, along, away - tick), pointAt(wall, along, away + tick)])
  return (
    <g>
      {[line, ...ticks].map((points, at) => (
        <polyline key={at} className={styles.line} points={pointsOf(points)} />
      ))}
      <Along wall={wall} along={wall.length / 2} away={away} scale={scale}>
        {[`${wallLetter(wall.at)} · ${exactText(words, wall.length)}`]}
      </Along>
    </g>
  )
}

type OpeningNamesProps = Scaled & { name: string; opening: Opening; wall: Wall }

function OpeningNames({ name, opening, wall, words, scale }: OpeningNamesProps) {
  const { offset, width } = opening
  return (
    <Along wall={wall} along={offset + width / 2} away={-(WALL_MM + NAMES_MM * scale)} scale={scale}>
      {[name, openingSize(words, opening)]}
    </Along>
  )
}

type AlongProps = { wall: Wall; along: number; away: number; scale: number; children: readonly string[] }

/** Lines of text along a wall, never upside down. */
function Along({ wall, along, away, scale, children }: AlongProps) {
  const { x, y } = pointAt(wall, along, away)
  const letter = LETTER_MM * scale
  const turn = ((turnAlong(wall) + 90) % 180) - 90
  return (
    <text
      className={styles.label}
      fontSize={letter}
      textAnchor="middle"
      transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})`}
    >
      {children.map((line, at) => (
        <tspan key={at} x={0} y={(at - (children.length - 1) / 2) * 1.15 * letter + 0.35 * letter}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
