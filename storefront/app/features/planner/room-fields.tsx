import { CLOSES_MM } from '#domain/planner/closed-room.ts'
import type { MadeRoom } from '#domain/planner/rooms.ts'
import {
  boundsOf,
  fieldsOf,
  MIN_WALLS,
  newRoom,
  type readRoom,
  roomCorners,
  type RoomField,
  type RoomFieldProblems,
  roomShapes,
  type TypedRoom,
  withFewerWalls,
  withMoreWalls,
} from '#domain/planner/typed-room.ts'
import { MAX_CORNERS } from '#domain/planner/plan.ts'
import { useFormat } from '../../format.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { withWholeStyles } from '../../ui/whole-styles.ts'
import { UnitChoice } from '../catalog/product/size-guide/unit-choice.tsx'
import { LengthField } from '../passages/length-field.tsx'
import { imperialNames } from './imperial.ts'
import { problemText } from './problem-text.ts'
import styles from './room-fields.module.css'
import { mmText, wallLetter, type Words } from './words.ts'

const LSketch = lazyPart(withWholeStyles(() => import('./l-sketch.tsx')))

type RoomFieldsProps = {
  typed: TypedRoom
  words: Words
  problems: RoomFieldProblems
  onChange: (typed: TypedRoom) => void
}

/** The shape of a room and the lengths of its walls. */
export function RoomFields({ typed, words, problems, onChange }: RoomFieldsProps) {
  const { text } = words
  const { shape, turns } = typed
  const choose = (unit: TypedRoom['unit']) => {
    const isUntouched = Object.keys(typed.lengths).join() === 'height'
    onChange(isUntouched ? { ...typed, unit, lengths: newRoom(unit).lengths } : { ...typed, unit })
  }
  const field = (name: RoomField) => (
    <RoomLength key={name} field={name} typed={typed} words={words} problem={problems[name]} onChange={onChange} />
  )
  return (
    <>
      <div className={styles.head}>
        <fieldset className={styles.shapes}>
          <legend className={styles.legend}>{text('planner.shape')}</legend>
          {roomShapes.map((one) => (
            <label key={one} className={styles.shape}>
              <input
                type="radio"
                name="shape"
                value={one}
                checked={one === shape}
                onChange={() => onChange({ ...typed, shape: one })}
              />
              {text(`planner.shape.${one}`)}
            </label>
          ))}
        </fieldset>
        <UnitChoice unit={typed.unit} onChoose={choose} />
      </div>
      {shape === 'l' && (
        <div className={styles.sketch}>
          <LSketch cut={typed.cut} />
        </div>
      )}
      {shape === 'walls' && <p className={styles.hint}>{text('planner.walls-hint')}</p>}
      <div className={shape === 'walls' ? styles.walls : styles.fields}>
        {fieldsOf(typed).map((name, at) =>
          shape === 'walls' && name !== 'height' ? (
            <div key={name} className={styles.wall}>
              {field(name)}
              <SelectField
                label={text('planner.turn-after', { wall: wallLetter(at) })}
                value={turns[at]}
                onChange={({ target }) => {
                  const turn = target.value === 'left' ? 'left' : 'right'
                  onChange({ ...typed, turns: turns.map((one, index) => (index === at ? turn : one)) })
                }}
              >
                <option value="right">{text('planner.turn.right')}</option>
                <option value="left">{text('planner.turn.left')}</option>
              </SelectField>
            </div>
          ) : (
            field(name)
          ),
        )}
        {shape === 'l' && (
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
        )}
      </div>
      {shape === 'walls' && (
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
      )}
    </>
  )
}

type RoomLengthProps = Pick<RoomFieldsProps, 'typed' | 'words' | 'onChange'> & {
  field: RoomField
  problem: RoomFieldProblems[RoomField]
}

function RoomLength({ field, typed, words, problem, onChange }: RoomLengthProps) {
  const format = useFormat()
  const { text } = words
  const label = fieldText(text, field, typed.shape)
  return (
    <LengthField
      name={field}
      label={label}
      error={problem && problemText(words, format, problem, boundsOf(field))}
      imperial={imperialNames(text, label)}
      unit={typed.unit}
      typed={typed.lengths[field]}
      onChange={(length) => onChange({ ...typed, lengths: { ...typed.lengths, [field]: length } })}
    />
  )
}

function fieldText(text: Words['text'], field: RoomField, shape: TypedRoom['shape']): string {
  if (!isWall(field)) {
    const name = text(`planner.field.${field}`)
    if (shape !== 'l' || field === 'height') return name
    // The sketch has the same letters (l-sketch.tsx).
    const letter = wallLetter(fieldsOf({ shape, turns: [] }).indexOf(field))
    return text('planner.field.lettered', { letter, name })
  }
  return text('planner.field.wall', { wall: wallLetter(Number(field.slice('wall-'.length))) })
}

function isWall(field: RoomField): field is `wall-${number}` {
  return field.startsWith('wall-')
}

/** What is wrong with the lengths of a room together; undefined if nothing is. */
export function roomProblemText(words: Words, read: ReturnType<typeof readRoom>): string | undefined {
  if (!('problem' in read)) return undefined
  const { problem, missing }: Extract<MadeRoom, { problem: string }> = read
  const { text } = words
  if (problem !== 'does-not-close' || !missing) return text(`planner.room-problem.${problem}`)
  const parts = [
    ...(Math.abs(missing.x) > CLOSES_MM ? [text('planner.missing-across', side(words, missing.x))] : []),
    ...(Math.abs(missing.y) > CLOSES_MM ? [text('planner.missing-down', side(words, missing.y))] : []),
  ]
  return [text('planner.room-problem.does-not-close'), ...parts].join(' ')
}

function side(words: Words, mm: number) {
  return { measure: mmText(words, Math.abs(mm)) }
}
