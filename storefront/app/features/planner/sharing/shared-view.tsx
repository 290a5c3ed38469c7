import { type ComponentProps, useEffect, useState } from 'react'
import { href, useLocation } from 'react-router'
import type { PlanProblem, ReadPlan } from '#domain/planner/read-plan.ts'
import { readPlanFragment, unitOfFragment } from '#domain/planner/share-link.ts'
import { useText } from '../../../messages/text.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FindLoading } from '../find-loading.tsx'
import styles from '../damaged-plan.module.css'
import { SharedPlan } from './shared-plan.tsx'
import './sharing-messages.ts'

type SharedViewProps = Omit<ComponentProps<typeof SharedPlan>, 'plan' | 'theirUnit'>

/** The plan of the address. Another link in the same tab shows another plan. */
export default function SharedView(props: SharedViewProps) {
  const { hash } = useLocation()
  const [read, setRead] = useState<{ hash: string; result: ReadPlan | 'failed' }>()
  useEffect(() => {
    let isGone = false
    const take = (result: ReadPlan | 'failed') => {
      if (!isGone) setRead({ hash, result })
    }
    readPlanFragment(hash).then(take, (error: unknown) => {
      console.warn('A shared plan could not be read', error)
      take('failed')
    })
    return () => {
      isGone = true
    }
  }, [hash])
  if (read?.hash !== hash) return <FindLoading />
  if (read.result === 'failed') return <LinkProblem />
  if ('problem' in read.result) return <LinkProblem problem={read.result.problem} />
  return <SharedPlan key={hash} {...props} plan={read.result.plan} theirUnit={unitOfFragment(hash)} />
}

/** Without a problem the browser itself could not read the link. */
function LinkProblem({ problem }: { problem?: PlanProblem }) {
  const text = useText()
  return (
    <div role="alert" className={styles.damaged}>
      <h2 className={styles.title}>{text('plan.link-problem')}</h2>
      <p>{problemIn(text, problem)}</p>
      <p>{text('plan.link-problem-text')}</p>
      <div className={styles.actions}>
        {problem === 'newer' && (
          <Button kind="outline" onClick={() => location.reload()}>
            {text('plan.reload')}
          </Button>
        )}
        <LinkButton to={href('/planner')}>{text('plan.own')}</LinkButton>
      </div>
    </div>
  )
}

function problemIn(text: ReturnType<typeof useText>, problem: PlanProblem | undefined): string {
  if (problem === undefined) return text('plan.link-unread')
  return problem === 'damaged' ? text('plan.link-damaged') : text(`planner.plan-problem.${problem}`)
}
