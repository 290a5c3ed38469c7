import { useMemo, useState } from 'react'
import type { LengthUnit } from '#domain/catalog/length-units.ts'
import { boundsOf } from '#domain/planner/geometry.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { useText } from '../../../messages/text.ts'
import { UnitChoice } from '../../catalog/product/size-guide/unit-choice.tsx'
import FollowGoods from '../follow-goods.tsx'
import { nothingKnown } from '../nothing-known.ts'
import { keepUnit, keptUnit } from '../kept-unit.ts'
import { openPlan } from '../open-plan.ts'
import { Room } from '../room-3d/lazy-room.tsx'
import { StillDrawing } from '../still-drawing.tsx'
import TotalBar from '../total-bar.tsx'
import { useProductIds } from '../use-product-ids.ts'
import { unchecked, useWarnings } from '../use-warnings.ts'
import WarningsList from '../warnings-list.tsx'
import { mmText } from '../words.ts'
import { ViewChoice } from '../view-choice.tsx'
import { CopyBar, type CopyBarProps } from './copy-bar.tsx'
import { OutputButtons } from './output-buttons.tsx'
import { PlanHeading } from './plan-heading.tsx'
import { SharedPieces } from './shared-pieces.tsx'
import styles from './shared-plan.module.css'
import { useOutputs } from './use-outputs.ts'
import { useProject } from './use-project.ts'

type SharedPlanProps = Pick<CopyBarProps, 'onCopied'> & {
  plan: Plan
  /** The unit of the sender, for somebody who has chosen none. */
  theirUnit: LengthUnit
  shopName: string
}

/** A plan that somebody shared: to look at, to buy and to copy. */
export function SharedPlan({ plan: given, theirUnit, shopName, onCopied }: SharedPlanProps) {
  const text = useText()
  const [unit, setUnit] = useState(() => keptUnit(theirUnit))
  const [{ goods, asShown, swatches }, setKnown] = useState(nothingKnown)
  const [is3d, setIs3d] = useState(false)
  const words = useMemo(() => ({ text, unit }), [text, unit])
  const { theirs, ...shown } = useProject(given)
  const plan = useMemo(() => asShown(theirs ?? given), [theirs, given, asShown])
  const open = useMemo(() => openPlan(plan, () => undefined), [plan])
  const warnings = useWarnings(plan)
  const productIds = useProductIds(given)
  const outputs = useOutputs({ plan, words, swatches, shopName })
  const { left, right, top, bottom } = boundsOf(plan.room.corners)

  const chooseUnit = (chosen: LengthUnit) => {
    keepUnit(chosen)
    setUnit(chosen)
  }
  const copied = (copy: Plan) => {
    keepUnit(unit)
    onCopied(copy)
  }
  const drawing = <StillDrawing plan={plan} words={words} warnings={warnings ?? unchecked} swatches={swatches} />
  return (
    <div className={styles.shared}>
      <CopyBar named={plan} shown={shown} onCopied={copied} />
      <div className={styles.head}>
        <div>
          <PlanHeading name={plan.name} />
          <p className={styles.size}>
            {text('length.by', { width: mmText(words, right - left), length: mmText(words, bottom - top) })}
          </p>
        </div>
        <div className={styles.tools}>
          <ViewChoice words={words} is3d={is3d} onChoose={setIs3d} />
          <OutputButtons outputs={outputs} words={words} />
          <UnitChoice unit={unit} onChoose={chooseUnit} />
        </div>
      </div>
      <div className={styles.stage}>
        {is3d ? (
          <Room
            isStill
            open={open}
            words={words}
            warnings={warnings ?? unchecked}
            swatches={swatches}
            goods={goods}
            onClose={() => setIs3d(false)}
          >
            {drawing}
          </Room>
        ) : (
          drawing
        )}
      </div>
      <div className={styles.side}>
        <SharedPieces plan={plan} goods={goods} words={words} />
        {warnings && plan.pieces.length > 0 && <WarningsList warnings={warnings} plan={plan} words={words} />}
      </div>
      <div className={styles.total}>
        <TotalBar plan={plan} goods={goods} words={words} />
      </div>
      {outputs.drawn}
      {productIds.length > 0 && <FollowGoods productIds={productIds} onGoods={setKnown} />}
    </div>
  )
}
