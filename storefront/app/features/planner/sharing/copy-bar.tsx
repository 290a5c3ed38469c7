import { useState } from 'react'
import { href, Link, useNavigate } from 'react-router'
import type { Plan } from '#domain/planner/plan.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { keptPlan } from '../kept-plan.ts'
import { keepInstead } from './earlier-plans.ts'
import styles from './shared-plan.module.css'
import type { ShownProject } from './use-project.ts'

export type CopyBarProps = {
  /** With the shop's names of its pieces, which is what is copied. */
  named: Plan
  shown: ShownProject
  /** Called with the plan that is the shopper's own from now on. */
  onCopied: (plan: Plan) => void
}

/** Tells where the plan comes from, and copies it. */
export function CopyBar({ named, shown, onCopied }: CopyBarProps) {
  const text = useText()
  const navigate = useNavigate()
  const [hasOwn] = useState(() => keptPlan() !== 'none')
  const { project, isPending } = shown
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
