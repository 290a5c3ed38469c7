import { MAX_CORNERS } from '#domain/planner/plan.ts'
import { MIN_WALLS, withFewerWalls, withMoreWalls } from '#domain/planner/read-room.ts'
import { lFields, roomCorners } from '#domain/planner/typed-room.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { withWholeStyles } from '../../ui/whole-styles.ts'
import styles from './other-shapes.module.css'
import { type RoomFieldsProps, RoomLength } from './room-length.tsx'
import { wallLetter } from './words.ts'
import './plan-messages.ts'

const LSketch = lazyPart(withWholeStyles(() => import('./l-sketch.tsx')))

/** The fields of a room that is an L, or that is typed wall by wall. */
export default function OtherShapes(props: RoomFieldsProps) {
  return props.typed.shape === 'l' ? <LFields {...props} /> : <WallFields {...props} />
}

function LFields(props: RoomFieldsProps) {
  const { typed, words, onChange } = props
  const { text } = words
  return (
    <>
      <div className={styles.sketch}>
        <LSketch cut={typed.cut} />
      </div>
      <div className={styles.fields}>
        {lFields.map((field, at) => {
          const name = text(`planner.field.${field}`)
          // The sketch has the same letters (l-sketch.tsx).
          const label = field === 'height' ? name : text('planner.field.lettered', { letter: wallLetter(at), name })
          return <RoomLength key={field} {...props} field={field} label={label} />
        })}
        <SelectField
          label={text('planner.cut')}
          value={typed.cut}
          onChange={({ target }) =>
            onChange({ ...typed, cut: roomCorners.find((one) => one === target.value) ?? typed.cut })
          }
        >
          {roomCorners.map((one) => (
            <option key={one} value={one}>
              {text(`planner.corner.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}

function WallFields(props: RoomFieldsProps) {
  const { typed, words, onChange } = props
  const { text } = words
  const { turns } = typed
  return (
    <>
      <p className={styles.hint}>{text('planner.walls-hint')}</p>
      <div className={styles.walls}>
        {turns.map((turn, at) => (
          <div key={at} className={styles.wall}>
            <RoomLength {...props} field={`wall-${at}`} label={text('planner.field.wall', { wall: wallLetter(at) })} />
            <SelectField
              label={text('planner.turn-after', { wall: wallLetter(at) })}
              value={turn}
              onChange={({ target }) => {
                const chosen = target.value === 'left' ? 'left' : 'right'
                onChange({ ...typed, turns: turns.map((one, index) => (index === at ? chosen : one)) })
              }}
            >
              <option value="right">{text('planner.turn.right')}</option>
              <option value="left">{text('planner.turn.left')}</option>
            </SelectField>
          </div>
        ))}
        <RoomLength {...props} field="height" label={text('planner.field.height')} />
      </div>
      <div className={styles.more}>
        <Button
          kind="outline"
          size="small"
          disabled={turns.length >= MAX_CORNERS}
          onClick={() => onChange(withMoreWalls(typed))}
        >
          {text('planner.more-walls')}
        </Button>
        <Button
          kind="quiet"
          size="small"
          disabled={turns.length <= MIN_WALLS}
          onClick={() => onChange(withFewerWalls(typed))}
        >
          {text('planner.fewer-walls')}
        </Button>
      </div>
    </>
  )
}
