import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import { type OpenPlan, usePlanState } from '../open-plan.ts'
import type { Words } from '../words.ts'
import { OutputButtons } from './output-buttons.tsx'
import { PlanName } from './plan-name.tsx'
import styles from './plan-top.module.css'
import './sharing-messages.ts'
import { useOutputs } from './use-outputs.ts'

const loadPanel = () => import('./share-panel.tsx')

type PlanTopProps = {
  open: OpenPlan
  words: Words
  /** Colors by the id of the variant. */
  swatches: ReadonlyMap<string, string>
  shopName: string
}

/** The plan's name, and the ways out of the browser: link, picture and paper. */
export default function PlanTop({ open, words, swatches, shopName }: PlanTopProps) {
  const { text } = words
  const { plan } = usePlanState(open)
  const outputs = useOutputs({ plan, words, swatches, shopName })
  const panel = useLazyPanel(loadPanel)
  const { Panel } = panel
  return (
    <div className={styles.top}>
      <PlanName open={open} words={words} />
      <div role="group" aria-label={text('plan.ways')} className={styles.ways}>
        <Button kind="quiet" size="small" className={styles.way} {...panel.opener}>
          <Icon name="share" size={20} />
          {text('plan.share')}
        </Button>
        {/* On phones the panel has both. */}
        <div className={styles.wide}>
          <OutputButtons outputs={outputs} words={words} />
        </div>
      </div>
      {Panel && <Panel isOpen={panel.isOpen} onClose={panel.close} plan={plan} words={words} outputs={outputs} />}
      {outputs.drawn}
    </div>
  )
}
