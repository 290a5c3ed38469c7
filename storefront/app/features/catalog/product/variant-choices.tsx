import { useId } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Variant } from '#contract/catalog/products.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { useText, type Text } from '../../../messages/text.ts'
import { useHydrated } from '../../../ui/hydration.ts'
import { useChoiceRow } from '../../../ui/use-choice-row.ts'
import type { Choice } from './variant-choice.ts'
import styles from './variant-choices.module.css'

type VariantChoicesProps = {
  label: string
  note?: string | undefined
  choices: readonly Choice[]
  /** A second name below the value, such as a bed's. */
  nameOf?: ((value: string) => string | undefined) | undefined
  /** Called with the choice if the address does not hold it. */
  onChoose?: ((variant: Variant) => void) | undefined
}

/**
 * Choices as links to the page with each choice, which work without scripts. With scripts they act as a radio group for
 * keyboard and screen reader. With `onChoose` they are buttons and do not change the address.
 */
export function VariantChoices({ label, note, choices, nameOf, onChoose }: VariantChoicesProps) {
  const text = useText()
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
    <div>
      <p className={styles.heading}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </p>
      <div ref={row} role="radiogroup" aria-labelledby={labelId} className={styles.choices}>
        {choices.map((choice) => {
          const radio = {
            ...propsOf(choice),
            // Before scripts run, each link must be reachable by itself.
            ...(!isReady && { tabIndex: 0 }),
            className: styles.choice,
            children: <ChoiceText choice={choice} name={nameOf?.(choice.value)} text={text} />,
          }
          if (onChoose) {
            return <button key={choice.value} type="button" {...radio} onClick={() => onChoose(choice.variant)} />
          }
          return <Link key={choice.value} to={{ search: choice.search, hash }} {...radio} replace preventScrollReset />
        })}
      </div>
    </div>
  )
}

function ChoiceText({ choice, name, text }: { choice: Choice; name: string | undefined; text: Text }) {
  const format = useFormat()
  return (
    <>
      <span className={styles.value}>{format.choice(choice.value)}</span>
      {name !== undefined && <span>{name}</span>}
      <span className={styles.price}>{priceText(choice, text, format)}</span>
      {choice.variant.countInStock === 0 && <span className={styles.soldOut}>{text('card.out-of-stock')}</span>}
    </>
  )
}

function priceText({ isChosen, difference, variant }: Choice, text: Text, format: Formats): string {
  if (isChosen || difference === 0) return format.money(variant.price)
  const amount = format.money(Math.abs(difference))
  return difference > 0 ? text('product.dearer', { amount }) : text('product.cheaper', { amount })
}
