import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { Plan } from '#domain/planner/plan.ts'
import { newRoom, type TypedRoom } from '#domain/planner/typed-room.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button } from '../../ui/button.tsx'
import { goesFirst, whenFree } from '../../ui/goes-first.ts'
import { lazyPart, prefetch } from '../../ui/lazy-part.tsx'
import { wholeStyles, withWholeStyles } from '../../ui/whole-styles.ts'
import { useSession } from '../accounts/session/session.ts'
import { keepUnit, keptUnit } from './kept-unit.ts'
import { RoomFields } from './room-fields.tsx'
import styles from './room-start.module.css'
import { WANTED_PRODUCT } from './wanted-address.ts'

const AccountPlans = lazyPart(withWholeStyles(() => import('./account/account-plans-start.tsx')))
const WantedNote = lazyPart(() => import('./wanted-note.tsx'))
const loadReading = () => import('./room-reading.ts')
type Reading = Awaited<ReturnType<typeof loadReading>>

type RoomStartProps = {
  /** Called with a plan that the browser keeps already, if it keeps any. */
  onMade: (plan: Plan) => void
  /** Leads back to the plan that the shopper has left. */
  onBack: (() => void) | undefined
}

/** Asks for the room before anything can stand in it. What reads the answers loads while the shopper measures. */
export default function RoomStart({ onMade, onBack }: RoomStartProps) {
  const text = useText()
  const format = useFormat()
  const [typed, setTyped] = useState(() => newRoom(keptUnit()))
  /** Set once the button was pressed in vain: from then on the form says what is wrong. */
  const [reading, setReading] = useState<Reading>()
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(BEFORE_MOUNT)
  const { user } = useSession()
  const wantedId = useSearchParams()[0].get(WANTED_PRODUCT)
  const words = { text, unit: typed.unit }
  const wrong = reading?.wrongIn(words, format, typed)
  useEffect(() => {
    void whenFree().then(() => prefetch(loadReading))
  }, [])

  const change = (changed: TypedRoom) => {
    // Messages of fields have styles that the page does not contain.
    prefetch(wholeStyles)
    prefetch(loadReading)
    if (changed.unit !== typed.unit) keepUnit(changed.unit)
    setTyped(changed)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    prefetch(wholeStyles)
    setIsMissing(false)
    goesFirst(loadReading()).then(make, (error: unknown) => {
      console.warn('The room could not be read', error)
      setIsMissing(true)
    })
  }
  const make = (loaded: Reading) => {
    const plan = loaded.firstPlan(typed)
    if (plan) {
      onMade(plan)
      return
    }
    // Rendered before the focus moves, so that a screen reader finds the error.
    flushSync(() => setReading(loaded))
    loaded.focusWrong(form.current, typed)
  }
  return (
    <>
      <form ref={form} className={styles.form} noValidate aria-label={text('planner.room')} onSubmit={submit}>
        <h2 className={styles.title}>{text('planner.measure')}</h2>
        <p>{text('planner.measure-text')}</p>
        {wantedId !== null && <WantedNote productId={wantedId} />}
        <RoomFields typed={typed} words={words} errors={wrong?.errors} onChange={change} />
        <p role="alert" className={styles.problem}>
          {isMissing ? text('planner.not-loaded') : wrong?.problem}
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
