import { useEffect, useState } from 'react'
import type { LengthUnit } from '#domain/catalog/length-units.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import type { Warning } from '#domain/planner/warning.ts'
import { PASSAGES_KEY, readKept } from '../../storage.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../ui/whole-styles.ts'
import { useSession } from '../accounts/session/session.ts'
import type { Goods } from './goods.ts'
import { keepsEarlier, onPlanElsewhere } from './kept-plan.ts'
import { type OpenPlan, usePlanState } from './open-plan.ts'
import { STEPS_MM } from './piece-keys.ts'
import { loadRoomAhead } from './room-3d/room-ahead.ts'
import styles from './planner.module.css'
import { useTravelKeys } from './use-travel-keys.ts'
import { useWanted } from './use-wanted.ts'
import { exactText, type Words } from './words.ts'

const EarlierPlansNote = lazyPart(withWholeStyles(() => import('./sharing/earlier-plans-note.tsx')))
const AskAboutPlan = lazyPart(() => import('./ask-about-plan.tsx'))
const PiecePanel = lazyPart(() => import('./piece-panel.tsx'))
const PieceChoice = lazyPart(() => import('./piece-choice.tsx'))
const OwnForm = lazyPart(withWholeStyles(() => import('./own-form.tsx')))
const WhatIsWrong = lazyPart(withWholeStyles(() => import('./what-is-wrong.tsx')))
const RoomParts = lazyPart(withWholeStyles(() => import('./room-parts.tsx')))

type PlannerSideProps = {
  open: OpenPlan
  words: Words
  goods: Goods
  /** Undefined until the rules have loaded. */
  warnings: readonly Warning[] | undefined
  /** Whether the browser keeps the plan. */
  isKept: boolean
  /** Whether walls, doors and windows are being changed. */
  isRoom: boolean
  /** Id of the piece or part whose form somebody has asked to see. */
  wanted: string | undefined
  onSeen: (wanted: undefined) => void
  /** Called with the id of a piece that a warning is about. */
  onShow: (id: string) => void
  /** Called with the id of the piece that gives way to another one. */
  onSwap: (id: string) => void
  onUnit: (unit: LengthUnit) => void
  onRestart: () => void
}

/** What the drawing says, in words and buttons, and what one can change about the piece or part that is chosen. */
export default function PlannerSide(props: PlannerSideProps) {
  const { open, words, goods, warnings, isKept, isRoom, wanted, onSeen, onShow, onSwap, onUnit, onRestart } = props
  const { text } = words
  const { plan, piece } = usePlanState(open)
  const [hasEarlier] = useState(keepsEarlier)
  const isMember = useSession().status === 'member'
  // Nobody changes the measures on this page.
  const [isMeasured] = useState(() => readKept(PASSAGES_KEY) !== null)
  useWanted(open, words)
  useTravelKeys(open, words)
  const hasPieces = plan.pieces.length > 0
  useEffect(() => {
    const gone = new AbortController()
    if (hasPieces) void loadRoomAhead(gone.signal)
    return () => gone.abort()
  }, [hasPieces])
  useEffect(() => {
    const gone = new AbortController()
    const take = (other: Plan) => {
      if (writePlan(other) !== writePlan(open.plan())) open.change(other, text('planner.from-other-tab'))
    }
    onPlanElsewhere(take, gone.signal)
    return () => gone.abort()
  }, [open, text])
  return (
    <>
      {!isKept && <p className={styles.note}>{text('planner.not-kept')}</p>}
      {(hasEarlier || isMember) && <EarlierPlansNote open={open} words={words} />}
      {isRoom && (
        <RoomParts open={open} words={words} wanted={wanted} onSeen={onSeen} onUnit={onUnit} onRestart={onRestart} />
      )}
      {!isRoom && piece && (
        <PiecePanel
          key={piece.id}
          open={open}
          words={words}
          piece={piece}
          warnings={warnings}
          wanted={wanted}
          onSeen={onSeen}
        >
          {piece.own ? (
            <OwnForm open={open} words={words} piece={piece} />
          ) : (
            <PieceChoice open={open} words={words} piece={piece} goods={goods} onSwap={() => onSwap(piece.id)} />
          )}
        </PiecePanel>
      )}
      {!isRoom && !piece && <p>{text(hasPieces ? 'planner.choose' : 'planner.empty')}</p>}
      {warnings && hasPieces && (
        <WhatIsWrong isMeasured={isMeasured} warnings={warnings} plan={plan} words={words} onShow={onShow} />
      )}
      <div className={styles.last}>
        <AskAboutPlan />
        <p id="planner-keys" className={styles.keys}>
          {text('planner.keys', keySteps(words))}
        </p>
      </div>
    </>
  )
}

function keySteps(words: Words) {
  const { short, long } = STEPS_MM[words.unit]
  return { step: exactText(words, short), long: exactText(words, long) }
}
