import { memo, type PointerEvent, useId } from 'react'
import { boundsOf, type Polygon } from '#domain/planner/geometry.ts'
import { isDoor, type Opening, type Plan } from '#domain/planner/plan.ts'
import { pillarShape } from '#domain/planner/shapes.ts'
import { pointAt, sweptBy, type Wall, wallsOf } from '#domain/planner/walls.ts'
import { pointsOf, WALL_MM } from './drawing-box.ts'
import styles from './drawn-room.module.css'
import { mmText, wallLetter, type Words } from './words.ts'

const LINE_MM = 330
const TICK_MM = 50

type DrawnRoomProps = {
  plan: Pick<Plan, 'room' | 'openings' | 'pillars'>
  words: Words
  /** Height of a letter, in millimeters. */
  letter: number
  /** While walls are being changed, each has its letter. */
  hasLetters: boolean
  /** Called with the id of a door, window or pillar that is pressed. Keys reach the same in the forms. */
  onPart?: (id: string) => void
  /** Called when a door or window is pressed, before it is moved. */
  onHold?: (event: PointerEvent, id: string) => void
}

/** The sides of the squares on the floor: 50 cm, or 2 feet. */
export function squareMm({ unit }: Pick<Words, 'unit'>): number {
  return unit === 'cm' ? 500 : 609.6
}

/** Walls, floor, openings and pillars with the outer measures. The same is in the forms, so screen readers skip it. */
export const DrawnRoom = memo(function DrawnRoom({ plan, words, letter, hasLetters, onPart, onHold }: DrawnRoomProps) {
  const patternId = useId()
  const square = squareMm(words)
  const { room, openings, pillars } = plan
  const walls = wallsOf(room)
  const points = pointsOf(room.corners)
  const { left, right, top, bottom } = boundsOf(room.corners)
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id={patternId} width={square} height={square} patternUnits="userSpaceOnUse">
          <path className={styles.grid} d={`M${square} 0V${square}H0`} />
        </pattern>
      </defs>
      <polygon className={styles.walls} points={points} strokeWidth={2 * WALL_MM} />
      <polygon className={styles.floor} points={points} />
      <polygon points={points} fill={`url(#${patternId})`} />
      {openings.map((opening) => {
        const wall = walls[opening.wall]
        return (
          wall && (
            <g
              key={opening.id}
              data-opening={onHold && opening.id}
              className={onPart && `${styles.part} ${styles.held}`}
              onPointerDown={onHold && ((event) => onHold(event, opening.id))}
              onClick={onPart && (() => onPart(opening.id))}
            >
              <DrawnOpening opening={opening} wall={wall} />
              {onPart && <polygon className={styles.target} points={pointsOf(targetOf(opening, wall, 2 * letter))} />}
            </g>
          )
        )
      })}
      {pillars.map((pillar) => (
        <polygon
          key={pillar.id}
          className={`${styles.pillar} ${onPart ? styles.part : ''}`}
          points={pointsOf(pillarShape(pillar))}
          onClick={onPart && (() => onPart(pillar.id))}
        />
      ))}
      <path
        className={styles.measure}
        d={`M${left} ${top - LINE_MM}H${right}M${left} ${top - LINE_MM - TICK_MM}v${2 * TICK_MM}M${right} ${top - LINE_MM - TICK_MM}v${2 * TICK_MM}M${left - LINE_MM} ${top}V${bottom}M${left - LINE_MM - TICK_MM} ${top}h${2 * TICK_MM}M${left - LINE_MM - TICK_MM} ${bottom}h${2 * TICK_MM}`}
      />
      <g className={styles.measures} fontSize={letter} textAnchor="middle">
        <text x={(left + right) / 2} y={top - LINE_MM + letter / 3}>
          {mmText(words, right - left)}
        </text>
        <text transform={`translate(${left - LINE_MM + letter / 3} ${(top + bottom) / 2}) rotate(-90)`}>
          {mmText(words, bottom - top)}
        </text>
      </g>
      {hasLetters && (
        <g className={styles.letters} fontSize={letter} textAnchor="middle">
          {walls.map((wall) => {
            const { x, y } = pointAt(wall, wall.length / 2, -WALL_MM / 2)
            return (
              <text key={wall.at} x={x} y={y + letter / 3}>
                {wallLetter(wall.at)}
              </text>
            )
          })}
        </g>
      )}
    </g>
  )
})

/** What a finger presses for an opening: wider than the wall, by a length on each side. */
function targetOf({ offset, width }: Opening, wall: Wall, beyond: number): Polygon {
  const [outer, inner] = [-WALL_MM - beyond, beyond]
  return [
    pointAt(wall, offset, inner),
    pointAt(wall, offset + width, inner),
    pointAt(wall, offset + width, outer),
    pointAt(wall, offset, outer),
  ]
}

/** A door or window in its wall, with the floor that its leaf sweeps. */
export function DrawnOpening({ opening, wall }: { opening: Opening; wall: Wall }) {
  const { offset, width } = opening
  const gap = [
    pointAt(wall, offset, 0),
    pointAt(wall, offset + width, 0),
    pointAt(wall, offset + width, -WALL_MM),
    pointAt(wall, offset, -WALL_MM),
  ]
  const middle = [pointAt(wall, offset, -WALL_MM / 2), pointAt(wall, offset + width, -WALL_MM / 2)]
  const isSwung = isDoor(opening) && opening.opens === 'inwards'
  return (
    <>
      <polygon className={styles.opening} points={pointsOf(gap)} />
      {isSwung && <polygon className={styles.swing} points={pointsOf(sweptBy(opening, wall, 90))} />}
      {!isDoor(opening) && <polyline className={styles.pane} points={pointsOf(middle)} />}
    </>
  )
}
