import { type ReactNode, useState } from 'react'
import { defined } from '#domain/defined.ts'
import {
  CEILING_MM,
  type Door,
  doorOpens,
  OPENING_MM,
  type Opening,
  type Pillar,
  PILLAR_MM,
  PLACE_MM,
  type Plan,
  type PlannedWindow,
} from '#domain/planner/plan.ts'
import type { ReadPlan } from '#domain/planner/read-plan.ts'
import { changeDoor, changeWindow } from '#domain/planner/openings.ts'
import { changePillar, usualDoorHeight } from '#domain/planner/room-parts.ts'
import { sideOfWall } from '#domain/planner/in-words.ts'
import { wallsOf } from '#domain/planner/walls.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { MmField } from './mm-field.tsx'
import styles from './room-parts.module.css'
import { wallLetter, type Words } from './words.ts'

/** From the floor. */
const SILL_MM = { least: 0, most: CEILING_MM.most }

type PartProps = {
  id: string
  name: string
  plan: Plan
  words: Words
  /** @returns  what is wrong with the change */
  onTake: (read: ReadPlan) => string | undefined
  onRemove: () => void
}

export function DoorFields({ door, ...rest }: Omit<PartProps, 'id'> & { door: Door }) {
  const part = { ...rest, id: door.id }
  const { plan, words, onTake } = part
  const { text } = words
  const set = (change: Partial<Door>) => onTake(changeDoor(plan, door.id, change))
  return (
    <Part {...part}>
      <InWallFields {...part} opening={door} onSet={set} />
      <ChoiceField
        label={text('planner.opens')}
        value={door.opens}
        onSet={(value) => set({ opens: doorOpens.find((way) => way === value) ?? door.opens })}
      >
        {doorOpens.map((way) => (
          <option key={way} value={way}>
            {text(`planner.opens.${way}`)}
          </option>
        ))}
      </ChoiceField>
      {door.opens !== 'slides' && (
        <ChoiceField
          label={text('planner.hinge')}
          value={door.hinge}
          onSet={(value) => set({ hinge: value === 'end' ? 'end' : 'start' })}
        >
          <option value="start">{text('planner.hinge.start')}</option>
          <option value="end">{text('planner.hinge.end')}</option>
        </ChoiceField>
      )}
    </Part>
  )
}

export function WindowFields({ window, ...rest }: Omit<PartProps, 'id'> & { window: PlannedWindow }) {
  const part = { ...rest, id: window.id }
  const { plan, words, onTake } = part
  const set = (change: Partial<PlannedWindow>) => onTake(changeWindow(plan, window.id, change))
  const { text } = words
  return (
    <Part {...part}>
      <InWallFields {...part} opening={window} onSet={set} />
      <MmField
        label={text('planner.sill')}
        name={`${window.id}-sill`}
        words={words}
        mm={window.sill}
        bounds={SILL_MM}
        onSet={(sill) => set({ sill })}
      />
    </Part>
  )
}

export function PillarFields({ pillar, ...rest }: Omit<PartProps, 'id'> & { pillar: Pillar }) {
  const part = { ...rest, id: pillar.id }
  const { plan, words, onTake } = part
  const { text } = words
  const field = (of: 'x' | 'y' | 'width' | 'depth', label: string) => (
    <MmField
      label={label}
      name={`${pillar.id}-${of}`}
      words={words}
      mm={pillar[of]}
      bounds={of === 'x' || of === 'y' ? { ...PLACE_MM, least: 0 } : PILLAR_MM}
      onSet={(mm) => onTake(changePillar(plan, pillar.id, { [of]: mm }))}
    />
  )
  return (
    <Part {...part}>
      {field('x', text('planner.from-left'))}
      {field('y', text('planner.from-top'))}
      {field('width', text('planner.width'))}
      {field('depth', text('planner.depth'))}
    </Part>
  )
}

function Part({ id, name, words: { text }, onRemove, children }: PartProps & { children: ReactNode }) {
  return (
    <fieldset className={styles.part} data-part={id}>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.fields}>{children}</div>
      <Button kind="quiet" size="small" onClick={onRemove} aria-label={text('planner.remove-part', { name })}>
        {text('planner.remove')}
      </Button>
    </fieldset>
  )
}

type InWallProps = PartProps & {
  opening: Opening
  onSet: (change: Pick<Partial<Opening>, 'wall' | 'offset' | 'width' | 'height'>) => string | undefined
}

function InWallFields({ opening, plan, words, onSet }: InWallProps) {
  const { text } = words
  const { wall: at, offset, width } = opening
  const walls = plan.room.corners.length
  const beyond = Math.round(defined(wallsOf(plan.room)[at], 'wall').length) - offset - width
  /** Left and right mean another corner on the plan than from within the room. The letters are those of the drawing. */
  const fromWall = (wall: number, mm: number, offsetFor: (mm: number) => number) => (
    <MmField
      label={text('planner.from-next-wall', { wall: wallLetter(wall) })}
      name={`${opening.id}-from-${wall}`}
      words={words}
      mm={mm}
      bounds={{ least: 0, most: Math.max(0, offset + beyond) }}
      onSet={(typed) => onSet({ offset: offsetFor(typed) })}
    />
  )
  return (
    <>
      <ChoiceField
        label={text('planner.in-wall')}
        value={opening.wall}
        onSet={(value) => onSet({ wall: Number(value), offset: 0 })}
      >
        {plan.room.corners.map((_, wall) => (
          <option key={wall} value={wall}>
            {text('planner.wall-option', {
              letter: wallLetter(wall),
              side: text(`planner.side.${sideOfWall(plan.room, wall)}`),
            })}
          </option>
        ))}
      </ChoiceField>
      {fromWall((at + walls - 1) % walls, offset, (mm) => mm)}
      {fromWall((at + 1) % walls, Math.max(0, beyond), (mm) => offset + beyond - mm)}
      <MmField
        label={text('planner.width')}
        name={`${opening.id}-width`}
        words={words}
        mm={width}
        bounds={OPENING_MM}
        onSet={(mm) => onSet({ width: mm })}
      />
      <MmField
        label={text('planner.height')}
        name={`${opening.id}-height`}
        words={words}
        mm={opening.height}
        bounds={OPENING_MM}
        usual={opening.kind === 'door' ? usualDoorHeight(plan, words.unit) : undefined}
        onSet={(height) => onSet({ height })}
      />
    </>
  )
}

type ChoiceFieldProps = {
  label: string
  value: string | number
  /** @returns  what is wrong with the choice */
  onSet: (value: string) => string | undefined
  children: ReactNode
}

/** A choice that the plan may refuse, such as a wall that is too short for a door. */
function ChoiceField({ label, value, onSet, children }: ChoiceFieldProps) {
  const [error, setError] = useState<string>()
  return (
    <SelectField label={label} value={value} error={error} onChange={({ target }) => setError(onSet(target.value))}>
      {children}
    </SelectField>
  )
}
