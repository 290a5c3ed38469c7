import { lShapedRoom, type RoomCorner } from '#domain/planner/rooms.ts'
import { pointsOf } from './drawing-box.ts'
import styles from './l-sketch.module.css'
import { wallLetter } from './words.ts'

const SIZE = { width: 4000, depth: 3000, height: 2700 }
const CUT = { width: 1700, depth: 1300 }
const LETTER = 440
const MARGIN = 520
/** From a side to the middle of its letter. */
const BESIDE = 280

/** Shows which side of the room each length is, with the letters of the fields: width, length, and those of the corner. */
export default function LSketch({ cut }: { cut: RoomCorner }) {
  const made = lShapedRoom({ ...SIZE, cut: { corner: cut, ...CUT } })
  if (!('room' in made)) throw new Error('The sketch is no room')
  const { width, depth } = SIZE
  const [isLeft, isTop] = [cut.endsWith('left'), cut.startsWith('top')]
  const corner = { x: isLeft ? CUT.width : width - CUT.width, y: isTop ? CUT.depth : depth - CUT.depth }
  const places = [
    { letter: wallLetter(0), x: width / 2, y: isTop ? depth + BESIDE : -BESIDE },
    { letter: wallLetter(1), x: isLeft ? width + BESIDE : -BESIDE, y: depth / 2 },
    {
      letter: wallLetter(2),
      x: isLeft ? CUT.width / 2 : width - CUT.width / 2,
      y: corner.y + (isTop ? -BESIDE : BESIDE),
    },
    {
      letter: wallLetter(3),
      x: corner.x + (isLeft ? -BESIDE : BESIDE),
      y: isTop ? CUT.depth / 2 : depth - CUT.depth / 2,
    },
  ]
  return (
    <svg
      className={styles.sketch}
      viewBox={[-MARGIN, -MARGIN, width + 2 * MARGIN, depth + 2 * MARGIN].join(' ')}
      aria-hidden="true"
    >
      <polygon className={styles.floor} points={pointsOf(made.room.corners)} />
      {places.map(({ letter, x, y }) => (
        <text key={letter} x={x} y={y + LETTER / 3} fontSize={LETTER} textAnchor="middle" className={styles.letter}>
          {letter}
        </text>
      ))}
    </svg>
  )
}
