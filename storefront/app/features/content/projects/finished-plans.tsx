import { href, Link } from 'react-router'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import type { DrawnPlan } from './draw-plan.ts'
import styles from './finished-plans.module.css'

const MM_PER_CM = 10

/** Finished rooms that open in the room planner: to look at, to buy, and to copy as the start of one's own. */
export function FinishedPlans({ plans }: { plans: readonly DrawnPlan[] }) {
  const text = useText()
  const format = useFormat()
  if (plans.length === 0) return null
  return (
    <section aria-labelledby="finished-plans">
      <SectionHeading id="finished-plans" title={text('projects.plans')} intro={text('projects.plans-intro')} />
      <ul className={styles.plans}>
        {/* Two rooms may have the very same plan. */}
        {plans.map((plan, at) => (
          <li key={at}>
            <Link to={href('/planner') + plan.search} className={styles.plan}>
              <Drawing plan={plan} />
              <h3>{plan.name === '' ? text('projects.plan') : plan.name}</h3>
              <span className={styles.size}>
                {text('projects.plan-size', {
                  width: Math.round(plan.width / MM_PER_CM),
                  depth: Math.round(plan.depth / MM_PER_CM),
                  count: plan.pieces,
                })}
              </span>
              {plan.price !== null && (
                <span className={styles.price}>{text('projects.plan-price', { price: format.money(plan.price) })}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Drawing({ plan: { viewBox, floor, openings, furniture } }: { plan: DrawnPlan }) {
  return (
    <svg className={styles.drawing} viewBox={viewBox} aria-hidden="true">
      <polygon className={styles.walls} points={floor} />
      <polygon className={styles.floor} points={floor} />
      {openings.map(({ gap, pane, swing }) => (
        <g key={gap}>
          <polygon className={styles.opening} points={gap} />
          {pane && <polyline className={styles.detail} points={pane} />}
          {swing && <polygon className={styles.swing} points={swing} />}
        </g>
      ))}
      {furniture.map(({ id, place, outline, detail }) => (
        <g key={id} transform={place}>
          <path className={styles.piece} d={outline} />
          <path className={styles.detail} d={detail} />
        </g>
      ))}
    </svg>
  )
}
