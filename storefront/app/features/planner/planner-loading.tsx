import { useText } from '../../messages/text.ts'
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
