import { useMemo, useState } from 'react'
import { href, useNavigate } from 'react-router'
import type { LengthUnit } from '#domain/catalog/length-units.ts'
import { boundsOf } from '#domain/planner/geometry.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { UnitChoice } from '../../catalog/product/size-guide/unit-choice.tsx'
import FollowGoods from '../follow-goods.tsx'
import { type Goods, namedByShop, swatchesOf } from '../goods.ts'
import { keepUnit, keptPlan, keptUnit } from '../kept-plan.ts'
import { StillDrawing } from '../still-drawing.tsx'
import TotalBar from '../total-bar.tsx'
import { useProductIds } from '../use-product-ids.ts'
import { useWarnings } from '../use-warnings.ts'
import WarningsList from '../warnings-list.tsx'
import { mmText } from '../words.ts'
import { keepInstead } from './earlier-plans.ts'
import { OutputButtons } from './output-buttons.tsx'
import { PlanHeading } from './plan-heading.tsx'
import { SharedPieces } from './shared-pieces.tsx'
import styles from './shared-plan.module.css'
import { useOutputs } from './use-outputs.ts'

type CopyBarProps = {
  plan: Plan
  /** Called with the plan that is the shopper's own from now on. */
  onCopied: (plan: Plan) => void
}

type SharedPlanProps = CopyBarProps & { shopName: string }

const noGoods: Goods = new Map()

/** A plan that somebody shared: to look at, to buy and to copy. */
export function SharedPlan({ plan: given, shopName, onCopied }: SharedPlanProps) {
  const text = useText()
  const [unit, setUnit] = useState(keptUnit)
  const [goods, setGoods] = useState(noGoods)
  const words = useMemo(() => ({ text, unit }), [text, unit])
  const plan = useMemo(() => namedByShop(given, goods), [given, goods])
  const warnings = useWarnings(plan)
  const productIds = useProductIds(given)
  const swatches = useMemo(() => swatchesOf(goods), [goods])
  const outputs = useOutputs({ plan, words, swatches, shopName })
  const { left, right, top, bottom } = boundsOf(plan.room.corners)

  const chooseUnit = (chosen: LengthUnit) => {
    keepUnit(chosen)
    setUnit(chosen)
  }
  return (
    <div className={styles.shared}>
      <CopyBar plan={plan} onCopied={onCopied} />
      <div className={styles.head}>
        <div>
          <PlanHeading name={plan.name} />
          <p className={styles.size}>
            {text('length.by', { width: mmText(words, right - left), length: mmText(words, bottom - top) })}
          </p>
        </div>
        <div className={styles.tools}>
          <OutputButtons outputs={outputs} words={words} />
          <UnitChoice unit={unit} onChoose={chooseUnit} />
        </div>
      </div>
      <div className={styles.stage}>
        <StillDrawing plan={plan} words={words} warnings={warnings} swatches={swatches} />
      </div>
      <div className={styles.side}>
        <SharedPieces plan={plan} goods={goods} words={words} />
        {plan.pieces.length > 0 && <WarningsList warnings={warnings} plan={plan} words={words} isStill />}
      </div>
      <div className={styles.total}>
        <TotalBar plan={plan} goods={goods} words={words} />
      </div>
      {outputs.drawn}
      {productIds.length > 0 && <FollowGoods productIds={productIds} onGoods={setGoods} />}
    </div>
  )
}

function CopyBar({ plan, onCopied }: CopyBarProps) {
  const text = useText()
  const navigate = useNavigate()
  const [hasOwn] = useState(() => keptPlan() !== 'none')
  const copy = () => {
    if (keepInstead(plan) === 'no-room') {
      showToast('error', text('plan.no-room'))
      return
    }
    onCopied(plan)
    void navigate(href('/planner'))
  }
  return (
    <section className={styles.bar} aria-label={text('plan.shared')}>
      <p className={styles.told}>
        <strong>{text('plan.shared-text')}</strong> {hasOwn && text('plan.own-stays')}
      </p>
      <Button size="small" onClick={copy}>
        {text('plan.copy')}
      </Button>
    </section>
  )
}
