import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_NAME_LENGTH } from '#domain/planner/plan.ts'
import { ownKinds, readOwnPiece, SIDE_MM, sidesOf, type TypedOwnPiece } from '#domain/planner/own-piece.ts'
import { useFormat } from '../../format.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { focusFirstWrong } from '../../ui/form-problems.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { LengthField } from '../passages/length-field.tsx'
import { putPiece } from './change-piece.ts'
import { imperialNames } from './imperial.ts'
import type { OpenPlan } from './open-plan.ts'
import styles from './own-form.module.css'
import { problemText } from './problem-text.ts'
import type { Words } from './words.ts'

const blank: TypedOwnPiece = { name: '', kind: 'box', lengths: {} }

/** Asks for a piece of the shopper's own and puts it into the room. */
export function OwnForm({ open, words }: { open: OpenPlan; words: Words }) {
  const { text, unit } = words
  const format = useFormat()
  const [typed, setTyped] = useState(blank)
  const [isChecked, setIsChecked] = useState(false)
  const form = useRef<HTMLFormElement>(BEFORE_MOUNT)
  const { kind, lengths } = typed
  const sides = sidesOf(kind)
  const read = readOwnPiece(typed, text(`planner.own.unnamed.${kind}`))
  const problems = isChecked && 'problems' in read ? read.problems : {}

  const put = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if ('facts' in read) {
      if (!putPiece(open, words, read.facts)) return
      setTyped({ ...blank, kind })
      setIsChecked(false)
      return
    }
    // Rendered before the focus moves, so that a screen reader finds the error.
    flushSync(() => setIsChecked(true))
    focusFirstWrong(form.current, sides, read.problems)
  }
  return (
    <form ref={form} className={styles.form} noValidate aria-label={text('planner.from.own')} onSubmit={put}>
      <p>{text('planner.own.text')}</p>
      <TextField
        label={text('planner.own.name')}
        hint={text('planner.own.name-hint')}
        name="name"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={typed.name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <SelectField
        label={text('planner.own.kind')}
        value={kind}
        onChange={({ target }) => setTyped({ ...typed, kind: ownKinds.find((one) => one === target.value) ?? kind })}
      >
        {ownKinds.map((one) => (
          <option key={one} value={one}>
            {text(`planner.own.kind.${one}`)}
          </option>
        ))}
      </SelectField>
      <div className={styles.sides}>
        {sides.map((side) => {
          const [label, problem] = [text(`planner.${side}`), problems[side]]
          return (
            <LengthField
              key={side}
              name={side}
              label={label}
              error={problem && problemText(words, format, problem, SIDE_MM)}
              imperial={imperialNames(text, label)}
              unit={unit}
              typed={lengths[side]}
              onChange={(length) => setTyped({ ...typed, lengths: { ...lengths, [side]: length } })}
            />
          )
        })}
      </div>
      <Button type="submit" kind="plain">
        {text('planner.own.put')}
      </Button>
    </form>
  )
}
