import { type ReactNode, useId } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { useHydrated } from '../../../ui/hydration.ts'
import { useChoiceRow } from '../../../ui/use-choice-row.ts'
import styles from './choice-row.module.css'
import type { Choice } from './variant-choice.ts'

/** Set in the quick view, which holds the choice and closes on links; the product page holds it in the address. */
export type QuickView = { onChoose: (variant: Variant) => void; onLeave: () => void }

export type ProductChoices = { product: Product; chosen: Variant; quickView: QuickView | undefined }

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
  /** Called with the choice if the address does not hold it. */
  onChoose?: ((variant: Variant) => void) | undefined
}

/**
 * Choices as links to the page with each choice, which work without scripts. With scripts they act as a radio group for
 * keyboard and screen reader. With `onChoose` they are buttons and do not change the address.
 */
export function ChoiceRow({ label, choices, look, aside, end, children, onChoose }: ChoiceRowProps) {
  const labelId = useId()
  const isReady = useHydrated()
  const navigate = useNavigate()
  const location = useLocation()
  // Keeps the chosen tab, which the server does not know.
  const hash = isReady ? location.hash : ''

  const { row, propsOf } = useChoiceRow({
    role: 'radio',
    items: choices,
    chosen: choices.find(({ isChosen }) => isChosen),
    onChoose: ({ variant, search }) => {
      if (onChoose) onChoose(variant)
      else void navigate({ search, hash }, { replace: true, preventScrollReset: true })
    },
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
          if (onChoose) {
            return <button key={choice.value} type="button" {...radio} onClick={() => onChoose(choice.variant)} />
          }
          return <Link key={choice.value} to={{ search: choice.search, hash }} {...radio} replace preventScrollReset />
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
