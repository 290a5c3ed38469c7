import { useText } from '../../../messages/text.ts'
import styles from './plan-heading.module.css'

/** The name of a plan as the heading of the page, whose own heading then is for screen readers (planner-page.module.css). */
export function PlanHeading({ name }: { name: string }) {
  const text = useText()
  return (
    <h2 className={styles.heading} data-plan-name>
      {name || text('planner.my-room')}
    </h2>
  )
}
