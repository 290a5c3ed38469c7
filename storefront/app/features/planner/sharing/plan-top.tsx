import { href, Link } from 'react-router'
import { PLAN_KEY, readKept } from '../../../storage.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import { withWholeStyles } from '../../../ui/whole-styles.ts'
import { loginPath, useSession } from '../../accounts/session/session.ts'
import { KEEP, linkedMember } from '../account/account-link.ts'
import { type OpenPlan, usePlanState } from '../open-plan.ts'
import type { Words } from '../words.ts'
import { OutputButtons } from './output-buttons.tsx'
import { PlanName } from './plan-name.tsx'
import styles from './plan-top.module.css'
import './sharing-messages.ts'
import { useOutputs } from './use-outputs.ts'

const AccountPlanStatus = lazyPart(withWholeStyles(() => import('../account/account-plan.tsx')))
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
      <InAccount open={open} words={words} />
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

/** Without an answer of the shop a member's changes are noted, and follow later. */
function InAccount({ open, words }: { open: OpenPlan; words: Words }) {
  const { status, user } = useSession()
  const userId = user?._id ?? (status === 'unreachable' ? linkedMember() : undefined)
  if (userId !== undefined) return <AccountPlanStatus key={userId} open={open} words={words} userId={userId} />
  if (status !== 'guest') return null
  return (
    <p className={styles.guest}>
      {readKept(PLAN_KEY) !== null && `${words.text('plan.kept-here')} `}
      <Link to={loginPath(`${href('/planner')}?${KEEP}`)}>{words.text('plan.log-in')}</Link>
    </p>
  )
}
