import { useEffect, useMemo, useRef, useState } from 'react'
import type { LengthUnit } from '#domain/catalog/length-units.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { useMedia } from '../../ui/use-media.ts'
import { withWholeStyles } from '../../ui/whole-styles.ts'
import { FindLoading, FindMissing } from './find-loading.tsx'
import { nothingKnown } from './nothing-known.ts'
import { keepPlan } from './kept-plan.ts'
import { keepUnit, keptUnit } from './kept-unit.ts'
import { type OpenPlan, openPlan, usePlanState } from './open-plan.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import styles from './planner.module.css'
import { PlanHeading } from './sharing/plan-heading.tsx'
import { Room } from './room-3d/lazy-room.tsx'
import { StageButtons } from './stage-buttons.tsx'
import { Toolbar } from './toolbar.tsx'
import type { FoundCategory } from './use-found.ts'
import { loadTools, useDrawingTools } from './use-drawing-tools.ts'
import { usePlanZoom } from './use-plan-zoom.ts'
import { useProductIds } from './use-product-ids.ts'
import { unchecked, useWarnings } from './use-warnings.ts'
import { ViewChoice } from './view-choice.tsx'

const FindColumn = lazyPart(
  withWholeStyles(async () => (await loadTools()).loadFindColumn()),
  { Loading: FindLoading, Missing: FindMissing },
)
const PlanTop = lazyPart(
  withWholeStyles(() => import('./sharing/plan-top.tsx')),
  { Loading: TopLoading, Missing: TopLoading },
)
const FollowGoods = lazyPart(() => import('./follow-goods.tsx'))
const PlannerSide = lazyPart(() => import('./planner-side.tsx'))
const TotalBar = lazyPart(() => import('./total-bar.tsx'))

export type PlannerShop = { categories: readonly FoundCategory[]; shopName: string }

type PlannerProps = PlannerShop & { initial: Plan; onRestart: (plan: Plan) => void }

const loadFindSheet = async () => (await loadTools()).loadFindSheet()
/** Upright or on its side (planner.module.css). */
const PHONE = '(width < 640px), (width < 1280px) and (height < 500px)'

/** A room and what stands in it: the drawing, and beside it everything that the drawing says, in words and buttons. */
export default function Planner({ initial, categories, shopName, onRestart }: PlannerProps) {
  const text = useText()
  const [unit, setUnit] = useState(keptUnit)
  const [isKept, setIsKept] = useState(true)
  const [open] = useState(() => openPlan(initial, (plan) => setIsKept(keepPlan(plan))))
  const [isRoom, setIsRoom] = useState(false)
  const [wanted, setWanted] = useState<string>()
  const [is3d, setIs3d] = useState(false)
  const [known, setKnown] = useState(nothingKnown)
  const { goods, swatches } = known
  const isPhone = useMedia(PHONE)
  const column = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const sheet = useLazyPanel(loadFindSheet)
  const { plan, piece, said } = usePlanState(open)
  const words = useMemo(() => ({ text, unit }), [text, unit])
  const warnings = useWarnings(plan)
  const productIds = useProductIds(plan)
  const tools = useDrawingTools()
  const zoom = usePlanZoom(plan, piece, tools)
  useEffect(() => open.know(known), [open, known])
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
    <PlanDrawing
      {...shared}
      {...{ zoom, tools }}
      hasLetters={isRoom}
      onPart={showPart}
      onPiece={() => setIsRoom(false)}
    />
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
        <PlannerSide
          {...{ open, words, goods, warnings, isKept, isRoom, wanted }}
          onSeen={setWanted}
          onShow={show}
          onSwap={swap}
          onUnit={chooseUnit}
          onRestart={() => onRestart(plan)}
        />
      </div>
      {isPhone ? (
        sheet.Panel && <sheet.Panel isOpen={sheet.isOpen} onClose={sheet.close} {...find} />
      ) : (
        <div ref={column} className={styles.find}>
          <FindColumn {...find} changing={!isRoom && piece?.own ? piece : undefined} />
        </div>
      )}
      <div className={styles.total}>
        <TotalBar {...{ plan, goods, words, open, isRoom }} />
      </div>
      {productIds.length > 0 && <FollowGoods productIds={productIds} onGoods={setKnown} />}
    </div>
  )
}

function TopLoading({ open }: { open: OpenPlan }) {
  return <PlanHeading name={usePlanState(open).plan.name} />
}
