import { type MouseEvent, type ReactNode, startTransition, useId } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { useHydrated } from '../../../ui/hydration.ts'
import { useChoiceRow } from '../../../ui/use-choice-row.ts'
import styles from './choice-row.module.css'
import type { Choice } from './variant-choice.ts'

/** Set in the quick view, which holds the choice and closes on links; the product page holds it in the address. */
export type QuickView = { onChoose: (variant: Variant) => void; onLeave: () => void }

export type ProductChoices = {
  product: Product
  chosen: Variant
  /** Shows a choice at once; the page follows with the address. */
  show: (variant: Variant) => void
  quickView: QuickView | undefined
}

type RowFrame = {
  label: string
  look: 'tiles' | 'swatches'
  /** Goes with the label. */
  aside?: ReactNode
}

type ChoiceRowProps = RowFrame & {
  choices: readonly Choice[]
  /** Stands after the choices, and is none of them. */
  end?: ReactNode
  children: (choice: Choice) => ReactNode
} & Pick<ProductChoices, 'show' | 'quickView'>

/**
 * Choices as links to the page with each choice, which work without scripts. With scripts they act as a radio group for
 * keyboard and screen reader. In the quick view they are buttons and do not change the address.
 */
export function ChoiceRow({ label, choices, look, aside, end, children, show, quickView }: ChoiceRowProps) {
  const labelId = useId()
  const isReady = useHydrated()
  const navigate = useNavigate()
  const location = useLocation()
  // Keeps the chosen tab, which the server does not know.
  const hash = isReady ? location.hash : ''

  const choose = ({ variant, search }: Choice) => {
    if (quickView) {
      quickView.onChoose(variant)
      return
    }
    startTransition(async () => {
      show(variant)
      await navigate({ search, hash }, { replace: true, preventScrollReset: true })
    })
  }
  const follow = (event: MouseEvent, choice: Choice) => {
    // These open another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(choice)
  }
  const { row, propsOf } = useChoiceRow({
    role: 'radio',
    items: choices,
    chosen: choices.find(({ isChosen }) => isChosen),
    onChoose: choose,
  })
  return (
    <ChoiceFrame label={label} labelId={labelId} look={look} aside={aside} count={choices.length}>
      <div ref={row} role="radiogroup" aria-labelledby={labelId} className={styles.group}>
        {choices.map((choice) => {
          const radio = {
            ...propsOf(choice),
            // Before scripts run, each link must be reachable by itself.
            ...(!isReady && { tabIndex: 0 }),
            className: styles.choice,
            children: children(choice),
          }
          if (quickView) return <button key={choice.value} type="button" {...radio} onClick={() => choose(choice)} />
          const to = { search: choice.search, hash }
          return <Link key={choice.value} to={to} {...radio} onClick={(event) => follow(event, choice)} />
        })}
      </div>
      {end}
    </ChoiceFrame>
  )
}

type ChoiceFrameProps = RowFrame & {
  labelId?: string
  /** Number of choices, which decides how many share a line. */
  count: number
  children: ReactNode
}

/** A row with its label, above the choices or beside them. */
export function ChoiceFrame({ label, labelId, look, aside, count, children }: ChoiceFrameProps) {
  return (
    <div className={styles.row} data-look={look}>
      <div className={styles.heading}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {aside}
      </div>
      <div className={styles[look]} data-count={count}>
        {children}
      </div>
    </div>
  )
}
