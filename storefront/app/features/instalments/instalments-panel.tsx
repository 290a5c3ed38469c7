import type { Product } from '#contract/catalog/products.ts'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './instalments-panel.module.css'
import { PlanFigures } from './plan-figures.tsx'
import { plannedProduct, plansFor, type ShownPlan } from './plans-for.ts'
import { usePlans } from './use-plans.ts'

await needMessages('instalments')

type InstalmentsPanelProps = {
  product: Pick<Product, '_id' | 'catId' | 'subCatId'>
  price: number
  isOpen: boolean
  onClose: () => void
}

/** All plans that may pay a price, each with its true total. */
export default function InstalmentsPanel({ product, price, isOpen, onClose }: InstalmentsPanelProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Panel
      side="centre"
      width="680px"
      isText
      title={text('instalments.title')}
      closeLabel={text('instalments.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.plans}>
        <p>
          {text('instalments.intro', { price: format.money(price) })} {text('instalments.without-delivery')}
        </p>
        <Plans product={product} price={price} />
      </div>
    </Panel>
  )
}

function Plans({ product, price }: Pick<InstalmentsPanelProps, 'product' | 'price'>) {
  const text = useText()
  const { plans, hasFailed, isTrying, retry } = usePlans()
  const [now] = useState(() => new Date())
  const answer = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const wasRetried = useRef(false)
  useEffect(() => {
    // The pressed button is gone, and the focus with it.
    if (plans && wasRetried.current) answer.current.focus()
  }, [plans])
  if (plans) {
    const shown = plansFor(plans, { price, products: [plannedProduct(product)], now })
    return (
      <div ref={answer} tabIndex={-1}>
        {shown.length === 0 ? <p>{text('instalments.none')}</p> : <List shown={shown} />}
      </div>
    )
  }
  if (!hasFailed) return <p role="status">{text('instalments.loading')}</p>
  const again = () => {
    wasRetried.current = true
    retry()
  }
  return (
    <p role="alert">
      {text('instalments.not-loaded')}{' '}
      <Button kind="outline" busy={isTrying} onClick={again}>
        {text('instalments.retry')}
      </Button>
    </p>
  )
}

function List({ shown }: { shown: readonly ShownPlan[] }) {
  return (
    <ul className={styles.list}>
      {shown.map((one) => (
        <li key={one.plan._id}>
          <Plan {...one} />
        </li>
      ))}
    </ul>
  )
}

function Plan({ plan, figures }: ShownPlan) {
  const text = useText()
  const format = useFormat()
  const { bank, kind, months, phone, note, termsSeenOn } = plan
  return (
    <section className={styles.plan}>
      <h3 className={styles.bank}>{text('instalments.plan', { bank, months })}</h3>
      <PlanFigures plan={plan} figures={figures} />
      <div className={styles.how}>
        <p>
          {text(`instalments.how.${kind}`)}{' '}
          {phone !== '' && <a href={`tel:${phone}`}>{text('instalments.call-bank', { phone: format.phone(phone) })}</a>}
        </p>
        {note !== '' && <p>{note}</p>}
        <p>{text('instalments.seen', { date: format.day(termsSeenOn) })}</p>
      </div>
    </section>
  )
}
