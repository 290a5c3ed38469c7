import { useEffect, useMemo, useRef, useState } from 'react'
import type { LengthUnit } from '#domain/catalog/sizes.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { withWholeStyles } from '../../ui/whole-styles.ts'
import { useSession } from '../accounts/session/session.ts'
import { FindLoading, FindMissing } from './find-loading.tsx'
import { type Goods, swatchesOf } from './goods.ts'
import { keepPlan, keepsEarlier, keepUnit, keptUnit, onPlanElsewhere } from './kept-plan.ts'
import { type OpenPlan, openPlan, usePlanState } from './open-plan.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import styles from './planner.module.css'
import { PlanHeading } from './sharing/plan-heading.tsx'
import { Room } from './room-3d/lazy-room.tsx'
import { Toolbar } from './toolbar.tsx'
import { useProductIds } from './use-product-ids.ts'
import { useTravelKeys } from './use-travel-keys.ts'
import { useWanted } from './use-wanted.ts'
import { useWarnings } from './use-warnings.ts'
import { ViewChoice } from './view-choice.tsx'

const FindPanel = lazyPart(
  withWholeStyles(() => import('./find-panel.tsx')),
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
const TotalBar = lazyPart(() => import('./total-bar.tsx'))
const WarningsList = lazyPart(() => import('./warnings-list.tsx'))
const RoomParts = lazyPart(withWholeStyles(() => import('./room-parts.tsx')))

export type PlannerShop = { categories: readonly { _id: string; name: string }[]; shopName: string }

type PlannerProps = PlannerShop & { initial: Plan; onRestart: (plan: Plan) => void }

const noGoods: Goods = new Map()

/** A room and what stands in it: the drawing, and beside it everything that the drawing says, in words and buttons. */
export default function Planner({ initial, categories, shopName, onRestart }: PlannerProps) {
  const text = useText()
  const [unit, setUnit] = useState(keptUnit)
  const [isKept, setIsKept] = useState(true)
  const [open] = useState(() => openPlan(initial, (plan) => setIsKept(keepPlan(plan))))
  const [isRoom, setIsRoom] = useState(false)
  const [hasEarlier] = useState(keepsEarlier)
  const isMember = useSession().status === 'member'
  const [is3d, setIs3d] = useState(false)
  const [goods, setGoods] = useState(noGoods)
  const find = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const { plan, piece, said } = usePlanState(open)
  const words = useMemo(() => ({ text, unit }), [text, unit])
  const warnings = useWarnings(plan)
  const productIds = useProductIds(plan)
  const swatches = useMemo(() => swatchesOf(goods), [goods])
  useWanted(open, words)
  useTravelKeys(open, words)
  useEffect(() => {
    const gone = new AbortController()
    onPlanElsewhere((other) => open.change(other, text('planner.from-other-tab')), gone.signal)
    return () => gone.abort()
  }, [open, text])

  const chooseUnit = (chosen: LengthUnit) => {
    keepUnit(chosen)
    setUnit(chosen)
  }
  const shared = { open, words, warnings, swatches }
  const drawing = <PlanDrawing {...shared} hasLetters={isRoom} />
  return (
    <div className={styles.planner}>
      <div className={styles.top}>
        <PlanTop open={open} words={words} swatches={swatches} shopName={shopName} />
      </div>
      <Toolbar
        open={open}
        words={words}
        isRoom={isRoom}
        onRoom={() => setIsRoom(!isRoom)}
        onUnit={chooseUnit}
        onFind={() => find.current.scrollIntoView({ block: 'start' })}
      >
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
        <p role="status" className={styles.said}>
          {said} {plan.pieces.length > 0 && text('planner.warnings-count', { count: warnings.length })}
        </p>
      </div>
      <div className={styles.side}>
        {!isKept && <p className={styles.note}>{text('planner.not-kept')}</p>}
        {(hasEarlier || isMember) && <EarlierPlansNote open={open} words={words} />}
        {isRoom && <RoomParts open={open} words={words} onUnit={chooseUnit} onRestart={() => onRestart(plan)} />}
        {!isRoom && piece && (
          <PiecePanel key={piece.id} open={open} words={words} piece={piece}>
            {!piece.own && <PieceChoice open={open} words={words} piece={piece} goods={goods} />}
          </PiecePanel>
        )}
        {!isRoom && !piece && <p>{text(plan.pieces.length === 0 ? 'planner.empty' : 'planner.choose')}</p>}
        {plan.pieces.length > 0 && <WarningsList warnings={warnings} plan={plan} words={words} />}
        <AskAboutPlan />
        <p id="planner-keys" className={styles.keys}>
          {text('planner.keys')}
        </p>
      </div>
      <div ref={find} className={styles.find}>
        <FindPanel open={open} words={words} categories={categories} />
      </div>
      <div className={styles.total}>
        <TotalBar plan={plan} goods={goods} words={words} />
      </div>
      {productIds.length > 0 && <FollowGoods productIds={productIds} onGoods={setGoods} />}
    </div>
  )
}

function TopLoading({ open }: { open: OpenPlan }) {
  return <PlanHeading name={usePlanState(open).plan.name} />
}
