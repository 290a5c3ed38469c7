import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { href, Link, useNavigate, useSearchParams } from 'react-router'
import type { ProjectDetails } from '#contract/content.ts'
import { PROJECT_PARAM } from '#domain/planner/plan-fragment.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { readPlan, writePlan } from '#domain/planner/read-plan.ts'
import { browserApi } from '../../../api.ts'
import { useText } from '../../../messages/text.ts'
import { failsAtOnce, queryClient } from '../../../query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { keptPlan } from '../kept-plan.ts'
import { keepInstead } from './earlier-plans.ts'
import styles from './shared-plan.module.css'

export type CopyBarProps = {
  /** As the link has it. */
  plan: Plan
  /** The same with the shop's names of its pieces, which is what is copied. */
  named: Plan
  /** Called with the plan that is the shopper's own from now on. */
  onCopied: (plan: Plan) => void
}

/** Tells where the plan comes from, and copies it. */
export function CopyBar({ plan, named, onCopied }: CopyBarProps) {
  const text = useText()
  const navigate = useNavigate()
  const [hasOwn] = useState(() => keptPlan() !== 'none')
  const { project, isPending } = useProjectOf(plan)
  const copy = () => {
    if (keepInstead(named) === 'no-room') {
      showToast('error', text('plan.no-room'))
      return
    }
    onCopied(named)
    void navigate(href('/planner'))
  }
  return (
    <section className={styles.bar} aria-label={text('plan.shared')}>
      <p className={styles.told}>
        {!isPending && (
          <strong>{project ? text('plan.of-project', { name: project.name }) : text('plan.shared-text')}</strong>
        )}{' '}
        {hasOwn && text('plan.own-stays')}
      </p>
      {project && (
        <Link to={href('/our-projects/:projectId', { projectId: project.slug })} className={styles.back}>
          {text('plan.to-project')}
        </Link>
      )}
      <Button size="small" onClick={copy}>
        {text('plan.copy')}
      </Button>
    </section>
  )
}

/** The project in the address. Anybody may have written it: it counts only if the shop shows this very plan there. */
function useProjectOf(plan: Plan): { project: ProjectDetails | undefined; isPending: boolean } {
  const id = useSearchParams()[0].get(PROJECT_PARAM)
  const { data, isLoading } = useQuery(
    {
      ...failsAtOnce,
      queryKey: ['project', id],
      queryFn: () => browserApi.project(id ?? ''),
      enabled: id !== null,
    },
    queryClient,
  )
  const text = writePlan(plan)
  const isTheirs = data?.plans.some((one) => textAsRead(one) === text) ?? false
  return { project: isTheirs ? data : undefined, isPending: isLoading }
}

/** A plan as it comes out of a link. The shop's answer has its fields in another order. */
function textAsRead(plan: Plan): string | undefined {
  const read = readPlan(writePlan(plan))
  return 'plan' in read ? writePlan(read.plan) : undefined
}
