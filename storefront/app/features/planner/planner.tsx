import { useEffect, useMemo, useRef, useState } from 'react'
import type { LengthUnit } from '#domain/catalog/length-units.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { useText } from '../../messages/text.ts'
import { PASSAGES_KEY, readKept } from '../../storage.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { useMedia } from '../../ui/use-media.ts'
import { withWholeStyles } from '../../ui/whole-styles.ts'
import { useSession } from '../accounts/session/session.ts'
import { FindLoading, FindMissing } from './find-loading.tsx'
import { type Goods, swatchesOf } from './goods.ts'
import { keepPlan, keepsEarlier, onPlanElsewhere } from './kept-plan.ts'
import { keepUnit, keptUnit } from './kept-unit.ts'
import { type OpenPlan, openPlan, usePlanState } from './open-plan.ts'
import { STEPS_MM } from './piece-keys.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import styles from './planner.module.css'
import { PlanHeading } from './sharing/plan-heading.tsx'
import { Room } from './room-3d/lazy-room.tsx'
import { StageButtons } from './stage-buttons.tsx'
import { Toolbar } from './toolbar.tsx'
import type { FoundCategory } from './use-found.ts'
import { usePlanZoom } from './use-plan-zoom.ts'
import { useProductIds } from './use-product-ids.ts'
import { useTravelKeys } from './use-travel-keys.ts'
import { useWanted } from './use-wanted.ts'
import { unchecked, useWarnings } from './use-warnings.ts'
import { ViewChoice } from './view-choice.tsx'
import { exactText, type Words } from './words.ts'

const FindColumn = lazyPart(
  withWholeStyles(() => import('./find-column.tsx')),
  { Loading: FindLoading, Missing: FindMissing },
)
const PlanTop = lazyPart(
  withWholeStyles(() => import('./sharing/plan-top.tsx')),
  { Loading: TopLoading, Missing: TopLoading },
)
const EarlierPlansNote = lazyPart(withWholeStyles(() => import('./sharing/earlier-plans-note.tsx')))
const AskAboutPlan = lazyPart(() => import('./ask-about-plan.tsx'))
const FollowGoods = lazyPart(() => import('./follow-goods.tsx'))
const PiecePanel = lazyPart(() => import('./piece-panel.tsx'))
const PieceChoice = lazyPart(() => import('./piece-choice.tsx'))
const OwnForm = lazyPart(withWholeStyles(() => import('./own-form.tsx')))
const TotalBar = lazyPart(() => import('./total-bar.tsx'))
const WhatIsWrong = lazyPart(withWholeStyles(() => import('./what-is-wrong.tsx')))
const RoomParts = lazyPart(withWholeStyles(() => import('./room-parts.tsx')))

export type PlannerShop = { categories: readonly FoundCategory[]; shopName: string }

type PlannerProps = PlannerShop & { initial: Plan; onRestart: (plan: Plan) => void }

const loadFindSheet = () => import('./find-sheet.tsx')
/** Upright or on its side (planner.module.css). */
const PHONE = '(width < 640px), (width < 1280px) and (height < 500px)'

const noGoods: Goods = new Map()

/** A room and what stands in it: the drawing, and beside it everything that the drawing says, in words and buttons. */
export default function Planner({ initial, categories, shopName, onRestart }: PlannerProps) {
  const text = useText()
  const [unit, setUnit] = useState(keptUnit)
  const [isKept, setIsKept] = useState(true)
  const [open] = useState(() => openPlan(initial, (plan) => setIsKept(keepPlan(plan))))
  const [isRoom, setIsRoom] = useState(false)
  const [wanted, setWanted] = useState<string>()
  const [hasEarlier] = useState(keepsEarlier)
  const isMember = useSession().status === 'member'
  const [is3d, setIs3d] = useState(false)
  const [goods, setGoods] = useState(noGoods)
  const isPhone = useMedia(PHONE)
  // Nobody changes the measures on this page.
  const [isMeasured] = useState(() => readKept(PASSAGES_KEY) !== null)
  const column = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const sheet = useLazyPanel(loadFindSheet)
  const { plan, piece, said } = usePlanState(open)
  const words = useMemo(() => ({ text, unit }), [text, unit])
  const warnings = useWarnings(plan)
  const productIds = useProductIds(plan)
  const swatches = useMemo(() => swatchesOf(goods), [goods])
  const zoom = usePlanZoom(plan, piece)
  useWanted(open, words)
  useTravelKeys(open, words)
  useEffect(() => open.know(goods), [open, goods])
  useEffect(() => {
    const gone = new AbortController()
    const take = (other: Plan) => {
      if (writePlan(other) !== writePlan(open.plan())) open.change(other, text('planner.from-other-tab'))
    }
    onPlanElsewhere(take, gone.signal)
    return () => gone.abort()
  }, [open, text])

  const chooseUnit = (chosen: LengthUnit) => {
    keepUnit(chosen)
    setUnit(chosen)
  }
  const show = (id: string) => {
    setIsRoom(false)
    open.select(id)
    setWanted(id)
  }
  const showPart = (id: string) => {
    setIsRoom(true)
    setWanted(id)
  }
  const swap = (id: string) => {
    open.swap(id)
    if (isPhone) sheet.open()
    else column.current.scrollIntoView({ block: 'start' })
  }
  const shared = { open, words, warnings: warnings ?? unchecked, swatches }
  const find = { open, words, categories }
  const drawing = (
    <PlanDrawing {...shared} hasLetters={isRoom} zoom={zoom} onPart={showPart} onPiece={() => setIsRoom(false)} />
  )
  return (
    <div className={styles.planner} data-sheet={(isPhone && sheet.isOpen) || undefined}>
      <div className={styles.top}>
        <PlanTop open={open} words={words} swatches={swatches} shopName={shopName} />
      </div>
      <Toolbar open={open} words={words} isRoom={isRoom} onRoom={() => setIsRoom(!isRoom)} onUnit={chooseUnit}>
        <ViewChoice words={words} is3d={is3d} onChoose={setIs3d} />
      </Toolbar>
      <div className={styles.stage}>
        <div className={styles.drawing}>
          {is3d ? (
            <Room {...shared} goods={goods} onClose={() => setIs3d(false)}>
              {drawing}
            </Room>
          ) : (
            drawing
          )}
        </div>
        <StageButtons
          words={words}
          zoom={is3d ? undefined : zoom}
          find={isPhone ? sheet.opener : { onClick: () => column.current.scrollIntoView({ block: 'start' }) }}
        />
        <p role="status" className={styles.said}>
          {said} {warnings && plan.pieces.length > 0 && text('planner.warnings-count', { count: warnings.length })}
        </p>
      </div>
      <div className={styles.side}>
        {!isKept && <p className={styles.note}>{text('planner.not-kept')}</p>}
        {(hasEarlier || isMember) && <EarlierPlansNote open={open} words={words} />}
        {isRoom && (
          <RoomParts
            open={open}
            words={words}
            wanted={wanted}
            onSeen={setWanted}
            onUnit={chooseUnit}
            onRestart={() => onRestart(plan)}
          />
        )}
        {!isRoom && piece && (
          <PiecePanel
            key={piece.id}
            open={open}
            words={words}
            piece={piece}
            warnings={warnings}
            wanted={wanted}
            onSeen={setWanted}
          >
            {piece.own ? (
              <OwnForm open={open} words={words} piece={piece} />
            ) : (
              <PieceChoice open={open} words={words} piece={piece} goods={goods} onSwap={() => swap(piece.id)} />
            )}
          </PiecePanel>
        )}
        {!isRoom && !piece && <p>{text(plan.pieces.length === 0 ? 'planner.empty' : 'planner.choose')}</p>}
        {warnings && plan.pieces.length > 0 && (
          <WhatIsWrong isMeasured={isMeasured} warnings={warnings} plan={plan} words={words} onShow={show} />
        )}
        <div className={styles.last}>
          <AskAboutPlan />
          <p id="planner-keys" className={styles.keys}>
            {text('planner.keys', keySteps(words))}
          </p>
        </div>
      </div>
      {isPhone ? (
        sheet.Panel && <sheet.Panel isOpen={sheet.isOpen} onClose={sheet.close} {...find} />
      ) : (
        <div ref={column} className={styles.find}>
          <FindColumn {...find} changing={!isRoom && piece?.own ? piece : undefined} />
        </div>
      )}
      <div className={styles.total}>
        <TotalBar plan={plan} goods={goods} words={words} />
      </div>
      {productIds.length > 0 && <FollowGoods productIds={productIds} onGoods={setGoods} />}
    </div>
  )
}

function keySteps(words: Words) {
  const { short, long } = STEPS_MM[words.unit]
  return { step: exactText(words, short), long: exactText(words, long) }
}

function TopLoading({ open }: { open: OpenPlan }) {
  return <PlanHeading name={usePlanState(open).plan.name} />
}
