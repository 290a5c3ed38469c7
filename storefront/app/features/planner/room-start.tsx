import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { LengthUnit } from '#domain/catalog/length-units.ts'
import { addDoor } from '#domain/planner/room-parts.ts'
import { type Plan, PLAN_VERSION } from '#domain/planner/plan.ts'
import { fieldsOf, newRoom, readRoom, type TypedRoom } from '#domain/planner/typed-room.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstWrong } from '../../ui/form-problems.ts'
import { lazyPart, prefetch } from '../../ui/lazy-part.tsx'
import { wholeStyles, withWholeStyles } from '../../ui/whole-styles.ts'
import { useSession } from '../accounts/session/session.ts'
import { keepUnit, keptUnit } from './kept-plan.ts'
import { RoomFields, roomProblemText } from './room-fields.tsx'
import styles from './room-start.module.css'
import { WANTED_PRODUCT } from './wanted-address.ts'

const AccountPlans = lazyPart(withWholeStyles(() => import('./account/account-plans-start.tsx')))
const WantedNote = lazyPart(() => import('./wanted-note.tsx'))

type RoomStartProps = {
  onMade: (plan: Plan) => void
  /** Leads back to the plan that the shopper has left. */
  onBack: (() => void) | undefined
}

/** Asks for the room before anything can stand in it. */
export default function RoomStart({ onMade, onBack }: RoomStartProps) {
  const text = useText()
  const [typed, setTyped] = useState(() => newRoom(keptUnit()))
  const [isChecked, setIsChecked] = useState(false)
  const form = useRef<HTMLFormElement>(BEFORE_MOUNT)
  const { user } = useSession()
  const wantedId = useSearchParams()[0].get(WANTED_PRODUCT)
  const words = { text, unit: typed.unit }
  const read = readRoom(typed)
  const problems = isChecked && 'problems' in read ? read.problems : {}

  const change = (changed: TypedRoom) => {
    // Messages of fields have styles that the page does not contain.
    prefetch(wholeStyles)
    if (changed.unit !== typed.unit) keepUnit(changed.unit)
    setTyped(changed)
  }
  const make = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    prefetch(wholeStyles)
    if ('room' in read) onMade(withDoor({ ...empty, room: read.room }, typed.unit))
    // Rendered before the focus moves, so that a screen reader finds the error.
    else flushSync(() => setIsChecked(true))
    if ('problems' in read) focusFirstWrong(form.current, fieldsOf(typed), read.problems)
  }
  return (
    <>
      <form ref={form} className={styles.form} noValidate aria-label={text('planner.room')} onSubmit={make}>
        <h2 className={styles.title}>{text('planner.measure')}</h2>
        <p>{text('planner.measure-text')}</p>
        {wantedId !== null && <WantedNote productId={wantedId} />}
        <RoomFields typed={typed} words={words} problems={problems} onChange={change} />
        <p role="alert" className={styles.problem}>
          {isChecked && roomProblemText(words, read)}
        </p>
        <div className={styles.actions}>
          <Button type="submit" kind="plain" size="large">
            {text('planner.draw')}
          </Button>
          {onBack && (
            <Button kind="quiet" onClick={onBack}>
              {text('planner.back-to-plan')}
            </Button>
          )}
        </div>
      </form>
      {user && <AccountPlans words={words} userId={user._id} onMade={onMade} />}
    </>
  )
}

const empty = { version: PLAN_VERSION, name: '', openings: [], pillars: [], pieces: [] } as const

/** Every room has a door; the shopper puts it right. */
function withDoor(plan: Plan, unit: LengthUnit): Plan {
  const added = addDoor(plan, unit)
  return 'plan' in added ? added.plan : plan
}
