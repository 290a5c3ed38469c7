import { useText } from '../../messages/text.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './planner-page.module.css'

/** In the place of the plan, which only the browser knows. */
export function PlannerLoading() {
  const text = useText()
  return (
    <>
      <NeedsScript />
      <div role="status" className="needs-script">
        <span className="visually-hidden">{text('page.loading')}</span>
        <Skeleton className={styles.loading} />
      </div>
    </>
  )
}

/** Shown when the page's script failed to load. */
export function PlannerMissing() {
  const text = useText()
  return (
    <LoadFailure title={text('planner.not-loaded')} onRetry={() => location.reload()}>
      {text('panel.not-loaded')}
    </LoadFailure>
  )
}
