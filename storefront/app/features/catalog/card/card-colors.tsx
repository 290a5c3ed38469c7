import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { useHydrated } from '../../../ui/hydration.ts'
import { useChoiceRow } from '../../../ui/use-choice-row.ts'
import { Swatch } from '../swatch.tsx'
import styles from './card-choices.module.css'
import type { ChosenOffer } from './use-chosen-offer.ts'

/** More would not fit beside the category. */
const MOST_DOTS = 4

type CardColorsProps = { name: string; chosen: ChosenOffer }

/**
 * A dot per color, which changes the card; nothing without a choice. Without scripts each dot leads to the product in
 * its color. The page has the colors beyond the first four.
 */
export function CardColors(props: CardColorsProps) {
  return props.chosen.colors.length > 1 && <Dots {...props} />
}

function Dots({ name, chosen: { offer, page, colors, choose } }: CardColorsProps) {
  const text = useText()
  const isReady = useHydrated()
  const shown = colors.slice(0, MOST_DOTS)
  const { row, propsOf } = useChoiceRow({
    role: 'radio',
    items: shown,
    chosen: shown.find(({ value }) => value.slug === offer.color),
    onChoose: (choice) => choose(choice.offer),
  })
  const press = (event: MouseEvent, choice: (typeof shown)[number]) => {
    // The shopper wants another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(choice.offer)
  }
  return (
    <>
      <div ref={row} role="radiogroup" aria-label={text('card.colors', { product: name })} className={styles.dots}>
        {shown.map((choice) => {
          const { value: color, offer: wanted } = choice
          const isSoldOut = wanted.countInStock === 0
          const label = isSoldOut ? text('card.color-sold-out', { color: color.name }) : color.name
          return (
            <Link
              key={color.slug}
              to={choice.page}
              {...propsOf(choice)}
              {...(!isReady && { tabIndex: 0 })}
              className={styles.dot}
              aria-label={label}
              title={label}
              onClick={(event) => press(event, choice)}
            >
              <Swatch color={color} isSoldOut={isSoldOut} />
            </Link>
          )
        })}
      </div>
      {colors.length > MOST_DOTS && (
        <Link
          to={page}
          className={styles.more}
          aria-label={text('card.more-colors', { count: colors.length - MOST_DOTS, product: name })}
        >
          {text('card.more-colors-sign', { count: colors.length - MOST_DOTS })}
        </Link>
      )}
    </>
  )
}
