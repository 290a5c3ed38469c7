import { newRoom, rectangleFields, roomShapes, type TypedRoom } from '#domain/planner/typed-room.ts'
import { lazyPart, prefetch } from '../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../ui/whole-styles.ts'
import { UnitChoice } from '../catalog/product/size-guide/unit-choice.tsx'
import { FindLoading, FindMissing } from './find-loading.tsx'
import styles from './room-fields.module.css'
import { type RoomFieldsProps, RoomLength } from './room-length.tsx'

const loadOtherShapes = withWholeStyles(() => import('./other-shapes.tsx'))
const OtherShapes = lazyPart(loadOtherShapes, { Loading: FindLoading, Missing: FindMissing })
const otherShapesAreNear = () => prefetch(loadOtherShapes)

/** The shape of a room and the lengths of its walls. */
export function RoomFields({ typed, words, errors, onChange }: RoomFieldsProps) {
  const { text } = words
  const choose = (unit: TypedRoom['unit']) => {
    const isUntouched = Object.keys(typed.lengths).join() === 'height'
    onChange(isUntouched ? { ...typed, unit, lengths: newRoom(unit).lengths } : { ...typed, unit })
  }
  const shared = { typed, words, errors, onChange }
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
                checked={one === typed.shape}
                onPointerEnter={otherShapesAreNear}
                onFocus={otherShapesAreNear}
                onChange={() => onChange({ ...typed, shape: one })}
              />
              {text(`planner.shape.${one}`)}
            </label>
          ))}
        </fieldset>
        <UnitChoice unit={typed.unit} onChoose={choose} />
      </div>
      {typed.shape === 'rectangle' ? (
        <div className={styles.fields}>
          {rectangleFields.map((field) => (
            <RoomLength key={field} {...shared} field={field} label={text(`planner.field.${field}`)} />
          ))}
        </div>
      ) : (
        <OtherShapes {...shared} />
      )}
    </>
  )
}
