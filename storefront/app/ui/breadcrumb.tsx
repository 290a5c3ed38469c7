import { Link } from 'react-router'
import { useText } from '../messages/text.ts'
import styles from './breadcrumb.module.css'

/** `to` comes from the route map; the last step, the current page, has none. */
export type BreadcrumbStep = { name: string; to?: string | undefined }

export function Breadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  const text = useText()
  return (
    <nav aria-label={text('breadcrumb.label')} className="not-printed">
      <ol className={styles.steps}>
        {steps.map(({ name, to }) => (
          <li key={to ?? name} className={styles.step}>
            {to === undefined ? <span aria-current="page">{name}</span> : <Link to={to}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
