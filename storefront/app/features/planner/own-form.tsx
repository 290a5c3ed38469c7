import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { swapPiece } from '#domain/planner/edits.ts'
import { MAX_NAME_LENGTH, type PieceFacts, type PlannedPiece } from '#domain/planner/plan.ts'
import { ownKinds, readOwnPiece, SIDE_MM, sidesOf, type TypedOwnPiece, typedPiece } from '#domain/planner/own-piece.ts'
import { useFormat } from '../../format.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { focusFirstWrong } from '../../ui/form-problems.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { LengthField } from '../passages/length-field.tsx'
import { sayPlace } from './change-piece.ts'
import { putPiece } from './put-piece.ts'
import { imperialNames } from './imperial.ts'
import type { OpenPlan } from './open-plan.ts'
import styles from './own-form.module.css'
import { problemText } from './problem-text.ts'
import type { Words } from './words.ts'
import './parts-messages.ts'

const blank: TypedOwnPiece = { name: '', kind: 'box', lengths: {} }

type OwnFormProps = { open: OpenPlan; words: Words; piece?: PlannedPiece }

/** Asks for a piece of the shopper's own and puts it into the room, or changes one that is there. */
export default function OwnForm({ open, words, piece }: OwnFormProps) {
  const { text, unit } = words
  const format = useFormat()
  const [typed, setTyped] = useState(() => (piece ? typedPiece(piece, unit) : blank))
  const [isChecked, setIsChecked] = useState(false)
  // After Undo the form shows the piece as it is again; what is half typed stays while the piece moves.
  const measures = piece && [piece.name, piece.kind, piece.width, piece.depth, piece.height].join()
  const [shown, setShown] = useState(measures)
  if (piece && measures !== shown) {
    setShown(measures)
    setTyped(typedPiece(piece, unit))
  }
  const form = useRef<HTMLFormElement>(BEFORE_MOUNT)
  const { kind, lengths } = typed
  const sides = sidesOf(kind)
  const read = readOwnPiece(typed, text(`planner.own.unnamed.${kind}`))
  const problems = isChecked && 'problems' in read ? read.problems : {}

  const put = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if ('facts' in read) {
      setIsChecked(false)
      if (piece) change(piece.id, read.facts)
      else if (putPiece(open, words, read.facts)) setTyped({ ...blank, kind })
      return
    }
    // Rendered before the focus moves, so that a screen reader finds the error.
    flushSync(() => setIsChecked(true))
    focusFirstWrong(form.current, sides, read.problems)
  }
  const change = (id: string, facts: PieceFacts) => {
    open.change(swapPiece(open.plan(), id, facts), '')
    sayPlace(open, words, id)
  }
  const title = text(piece ? 'planner.own.change' : 'planner.from.own')
  return (
    <form ref={form} className={styles.form} noValidate aria-label={title} onSubmit={put}>
      <p>{piece ? <strong>{title}</strong> : text('planner.own.text')}</p>
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
          const [label, problem] = [
            text(`planner.${kind === 'round' && side === 'width' ? 'diameter' : side}`),
            problems[side],
          ]
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
        {text(piece ? 'planner.own.save' : 'planner.own.put')}
      </Button>
    </form>
  )
}
