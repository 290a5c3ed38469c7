import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { changeRoom, movedPieces, movedPillars } from '#domain/planner/inside.ts'
import type { Plan, Room } from '#domain/planner/plan.ts'
import { addDoor, addPillar, addWindow, removePart } from '#domain/planner/room-parts.ts'
import type { ReadPlan } from '#domain/planner/read-plan.ts'
import { readRoom, typedOf } from '#domain/planner/read-room.ts'
import type { TypedRoom } from '#domain/planner/typed-room.ts'
import { useFormat } from '../../format.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button } from '../../ui/button.tsx'
import { type OpenPlan, usePlanState } from './open-plan.ts'
import { DoorFields, PillarFields, WindowFields } from './part-fields.tsx'
import { RoomFields } from './room-fields.tsx'
import { wrongIn } from './room-reading.ts'
import styles from './room-parts.module.css'
import type { Words } from './words.ts'
import './parts-messages.ts'

type RoomPartsProps = {
  open: OpenPlan
  words: Words
  /** Id of the door, window or pillar that somebody has pressed in the drawing. */
  wanted: string | undefined
  onSeen: (wanted: undefined) => void
  onUnit: (unit: Words['unit']) => void
  onRestart: () => void
}

/** Forms for walls, doors, windows and pillars. What cannot be is refused, and the plan stays as it was. */
export default function RoomParts({ open, words, wanted, onSeen, onUnit, onRestart }: RoomPartsProps) {
  const { text } = words
  const { plan } = usePlanState(open)
  const [problem, setProblem] = useState<string>()
  const parts = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (wanted === undefined) return
    const part = parts.current.querySelector(`[data-part="${wanted}"]`)
    part?.scrollIntoView({ block: 'start' })
    part?.querySelector<HTMLElement>('select, input')?.focus({ preventScroll: true })
    seen(undefined)
  }, [wanted])

  /** @returns  what is wrong with the change */
  const take = (read: ReadPlan, said: string, kind?: string): string | undefined => {
    if ('problem' in read) return text(`planner.plan-problem.${read.problem}`)
    open.change(read.plan, said, kind)
    return undefined
  }
  const add = (added: ReturnType<typeof addDoor>, said: string) => {
    if ('plan' in added) open.change(added.plan, said)
    setProblem('problem' in added ? text(`planner.plan-problem.${added.problem}`) : undefined)
  }
  const remove = (id: string, name: string) => open.change(removePart(plan, id), text('planner.removed', { name }))
  const doors = plan.openings.filter((opening) => opening.kind === 'door')
  const windows = plan.openings.filter((opening) => opening.kind === 'window')
  return (
    <div ref={parts} className={styles.parts}>
      <RoomWalls key={words.unit} open={open} words={words} onUnit={onUnit} onTake={take} />
      {doors.map((door, at) => {
        const name = text('planner.door', { number: at + 1 })
        return (
          <DoorFields
            key={door.id}
            door={door}
            name={name}
            plan={plan}
            words={words}
            onTake={(read) => take(read, text('planner.changed', { name }), door.id)}
            onRemove={() => remove(door.id, name)}
          />
        )
      })}
      {windows.map((window, at) => {
        const name = text('planner.window', { number: at + 1 })
        return (
          <WindowFields
            key={window.id}
            window={window}
            name={name}
            plan={plan}
            words={words}
            onTake={(read) => take(read, text('planner.changed', { name }), window.id)}
            onRemove={() => remove(window.id, name)}
          />
        )
      })}
      {plan.pillars.map((pillar, at) => {
        const name = text('planner.pillar', { number: at + 1 })
        return (
          <PillarFields
            key={pillar.id}
            pillar={pillar}
            name={name}
            plan={plan}
            words={words}
            onTake={(read) => take(read, text('planner.changed', { name }), pillar.id)}
            onRemove={() => remove(pillar.id, name)}
          />
        )
      })}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.more}>
        <Button kind="outline" size="small" onClick={() => add(addDoor(plan, words.unit), text('planner.door-added'))}>
          {text('planner.add-door')}
        </Button>
        <Button kind="outline" size="small" onClick={() => add(addWindow(plan), text('planner.window-added'))}>
          {text('planner.add-window')}
        </Button>
        <Button kind="outline" size="small" onClick={() => add(addPillar(plan), text('planner.pillar-added'))}>
          {text('planner.add-pillar')}
        </Button>
        <Button kind="quiet" size="small" onClick={onRestart}>
          {text('planner.new-room')}
        </Button>
      </div>
    </div>
  )
}

type RoomWallsProps = Pick<RoomPartsProps, 'open' | 'words' | 'onUnit'> & {
  onTake: (read: ReadPlan, said: string, kind?: string) => string | undefined
}

function RoomWalls({ open, words, onUnit, onTake }: RoomWallsProps) {
  const { text } = words
  const format = useFormat()
  const { plan } = usePlanState(open)
  const [typed, setTyped] = useState(() => typedOf(plan.room, words.unit))
  const [problem, setProblem] = useState<string>()
  const [seenRoom, setSeenRoom] = useState(plan.room)
  if (seenRoom !== plan.room) {
    setSeenRoom(plan.room)
    // Undo, or another tab: the walls are no longer the typed ones.
    if (!typed || !isTyped(typed, plan.room)) {
      setTyped(typedOf(plan.room, words.unit))
      setProblem(undefined)
    }
  }
  /** The last change of the walls. A half-typed length makes a small room, so pieces move from where they were before. */
  const last = useRef<{ from: Plan; to: Plan }>(undefined)
  if (!typed) return <p>{text('planner.slanted')}</p>

  const wrong = wrongIn(words, format, typed)
  const take = (room: Room) => {
    const now = open.plan()
    const from = last.current?.to === now ? last.current.from : now
    const made = changeRoom(from, room)
    if ('problem' in made) return onTake(made, '')
    last.current = { from, to: made.plan }
    const pillars = movedPillars(from, made.plan)
    const said = [
      text('planner.room-changed', { count: movedPieces(from, made.plan) }),
      ...(pillars > 0 ? [text('planner.pillars-moved', { count: pillars })] : []),
    ]
    return onTake(made, said.join(' '), 'room')
  }
  const change = (changed: TypedRoom) => {
    if (changed.unit !== words.unit) {
      onUnit(changed.unit)
      return
    }
    setTyped(changed)
    const made = readRoom(changed)
    setProblem('room' in made ? take(made.room) : undefined)
  }
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{text('planner.walls')}</legend>
      <RoomFields typed={typed} words={words} errors={wrong.errors} onChange={change} />
      <p role="alert" className={styles.problem}>
        {problem ?? wrong.problem}
      </p>
    </fieldset>
  )
}

function isTyped(typed: TypedRoom, room: Room): boolean {
  const read = readRoom(typed)
  return 'room' in read && JSON.stringify(read.room) === JSON.stringify(room)
}
