import { useRef } from 'react'
import { flushSync } from 'react-dom'
import {
  type AccessField,
  type AccessProblem,
  boundsOf,
  type ExtraPart,
  extraParts,
  fieldsOf,
  isRequired,
  type TypedAccess,
  turns,
  usualCmOf,
  usualFields,
} from '#domain/passages/typed-access.ts'
import { MAX_TYPED_LENGTH } from '#domain/passages/typed-length.ts'
import type { LengthUnit } from '#domain/catalog/length-units.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../format.ts'
import { useText, type Text } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { LengthField } from './length-field.tsx'
import { UnitChoice } from '../catalog/product/size-guide/unit-choice.tsx'
import styles from './measures-form.module.css'
import { lengthText } from './length-text.ts'
import type { MarkedFields } from './use-marked-fields.ts'
import { usualHeightsText } from './usual-words.ts'

type MeasuresFormProps = { typed: TypedAccess; marks: MarkedFields; onChange: (typed: TypedAccess) => void }

/** A door at first; stairs, corridor and lift on request. */
export function MeasuresForm(props: MeasuresFormProps) {
  const text = useText()
  const { typed, onChange } = props
  const form = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const missing = extraParts.filter((part) => !typed.has[part])
  const add = (part: ExtraPart) => {
    flushSync(() => onChange({ ...typed, has: { ...typed.has, [part]: true } }))
    const fields = form.current.querySelector(`[data-part="${part}"]`)
    fields?.querySelector('input')?.focus({ preventScroll: true })
    // Its fields would be below the end of the dialog.
    fields?.scrollIntoView({ block: 'start' })
  }
  return (
    <div ref={form} className={styles.form}>
      <div className={styles.head}>
        <p className={styles.intro}>{text('passages.intro')}</p>
        <UnitChoice unit={typed.unit} onChoose={(unit) => onChange({ ...typed, unit })} />
      </div>
      <Checkbox
        checked={typed.hasUsualHeights}
        onChange={({ target }) => onChange({ ...typed, hasUsualHeights: target.checked })}
      >
        {text('passages.usual', { heights: usualHeightsText(text, typed.unit, fieldsOf(typed)) })}
      </Checkbox>
      <Part part="door" {...props} />
      {extraParts.map((part) => typed.has[part] && <Part key={part} part={part} {...props} />)}
      {missing.length > 0 && (
        <div className={styles.more}>
          {missing.map((part) => (
            <Button key={part} kind="outline" size="small" onClick={() => add(part)}>
              {text(`passages.add.${part}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

type PartProps = MeasuresFormProps & { part: 'door' | ExtraPart }

function Part({ part, typed, marks, onChange }: PartProps) {
  const text = useText()
  const isBeside = part === 'stairs' && typed.has.lift
  const remove = () => {
    if (part === 'door') return
    const without = { ...typed, has: { ...typed.has, [part]: false } }
    onChange(without)
    // Added again, it begins anew.
    marks.unmark(fieldsOf(typed).filter((field) => !fieldsOf(without).includes(field)))
  }
  const fields = (start: string) => fieldsOf(typed).filter((field) => field.startsWith(`${start}-`))
  const shared = { typed, marks, onChange }
  return (
    <fieldset className={styles.part} data-part={part}>
      <legend className={styles.legend}>{text(`passages.part.${part}`)}</legend>
      <p className={styles.hint}>{text(`passages.part-hint.${isBeside ? 'stairs-beside' : part}`)}</p>
      <div className={styles.fields}>
        {fields(part).map((field) => (
          <MeasureField key={field} field={field} {...shared} />
        ))}
        {part === 'stairs' && (
          <div className={styles.wide}>
            <TurnField typed={typed} onChange={onChange} />
          </div>
        )}
        {part === 'stairs' && fields('landing').map((field) => <MeasureField key={field} field={field} {...shared} />)}
      </div>
      {part !== 'door' && (
        <Button kind="quiet" size="small" onClick={remove}>
          {text(`passages.remove.${part}`)}
        </Button>
      )}
    </fieldset>
  )
}

function TurnField({ typed, onChange }: Omit<MeasuresFormProps, 'marks'>) {
  const text = useText()
  return (
    <SelectField
      label={text('passages.turn')}
      value={typed.turn}
      onChange={({ target }) => onChange({ ...typed, turn: turns.find((turn) => turn === target.value) ?? 'none' })}
    >
      {turns.map((turn) => (
        <option key={turn} value={turn}>
          {text(`passages.turn.${turn}`)}
        </option>
      ))}
    </SelectField>
  )
}

type MeasureFieldProps = MeasuresFormProps & { field: AccessField }

function MeasureField({ field, typed, marks, onChange }: MeasureFieldProps) {
  const text = useText()
  const format = useFormat()
  const name = text(`passages.field.${field}`)
  const problem = marks.problems[field]
  const usualCm = usualFields(typed).some((usual) => usual === field) ? usualCmOf(field) : undefined
  const hint =
    usualCm === undefined
      ? text(`passages.hint.${field}`)
      : text('passages.usual.hint', { measure: lengthText(text, typed.unit, usualCm) })
  const shared = {
    label: isRequired(field) ? name : text('passages.optional', { field: name }),
    hint,
    // What to measure is needed most where it is missing.
    error: problem && (
      <>
        {problemText(text, format, typed.unit, field, problem)}
        <span className={styles.still}> {hint}</span>
      </>
    ),
  }
  const leave = () => marks.leave(field)
  const change = (changed: TypedAccess) => {
    marks.unmark([field])
    onChange(changed)
  }
  if (field === 'lift-kg') {
    return (
      <TextField
        {...shared}
        name={field}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_TYPED_LENGTH}
        value={typed.liftKg}
        onBlur={leave}
        onChange={({ target }) => change({ ...typed, liftKg: target.value })}
      />
    )
  }
  return (
    <LengthField
      {...shared}
      name={field}
      imperial={{
        feet: text('passages.feet', { field: name }),
        inches: text('passages.inches', { field: name }),
        inch: text('passages.inch'),
      }}
      unit={typed.unit}
      typed={typed.lengths[field]}
      onLeave={leave}
      onChange={(length) => change({ ...typed, lengths: { ...typed.lengths, [field]: length } })}
    />
  )
}

function problemText(
  text: Text,
  { digits }: Formats,
  unit: LengthUnit,
  field: AccessField,
  problem: AccessProblem,
): string {
  const { least, most } = boundsOf(field)
  const isWeight = field === 'lift-kg'
  const bound = (value: number) => (isWeight ? text('passages.weight', { kg: value }) : lengthText(text, unit, value))
  switch (problem) {
    case 'unclear':
      return text('passages.problem.unclear', { example: digits(isWeight ? '450' : unit === 'cm' ? '86' : '6') })
    case 'too-small':
      return text('passages.problem.too-small', { least: bound(least) })
    case 'too-large':
      return text('passages.problem.too-large', { most: bound(most) })
    case 'empty':
      return text(usualCmOf(field) === undefined ? 'passages.problem.empty' : 'passages.problem.empty-height')
    default:
      return text(`passages.problem.${problem}`)
  }
}
