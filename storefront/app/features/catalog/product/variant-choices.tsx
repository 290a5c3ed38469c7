import { useId, useRef, type KeyboardEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Variant } from '#contract/catalog/products.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { useText, type Text } from '../../../messages/text.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { Choice } from './variant-choice.ts'
import styles from './variant-choices.module.css'

type VariantChoicesProps = {
  label: string
  note?: string | undefined
  choices: readonly Choice[]
  /** A second name under the value, such as a bed's. */
  nameOf?: ((value: string) => string | undefined) | undefined
  /** Where the choice is held when not in the address. */
  onChoose?: ((variant: Variant) => void) | undefined
}

/**
 * One choice out of several, each a link to the page with that choice made: right without scripts, and with them a
 * group of radio buttons to keyboard and screen reader. With `onChoose` they are buttons and leave the address alone.
 */
export function VariantChoices({ label, note, choices, nameOf, onChoose }: VariantChoicesProps) {
  const text = useText()
  const labelId = useId()
  const group = useRef<HTMLDivElement>(null)
  const isReady = useHydrated()
  const navigate = useNavigate()
  const location = useLocation()
  // The chosen tab stays chosen; the server does not know it.
  const hash = isReady ? location.hash : ''

  const choose = async (at: number) => {
    const wanted = (at + choices.length) % choices.length
    group.current!.querySelectorAll<HTMLElement>('[role="radio"]')[wanted]!.focus()
    if (onChoose) return onChoose(choices[wanted]!.variant)
    await navigate({ search: choices[wanted]!.search, hash }, { replace: true, preventScrollReset: true })
  }
  const move = (event: KeyboardEvent, at: number) => {
    const wanted = wantedBy(event.key, at)
    if (wanted === undefined) return
    event.preventDefault()
    void choose(wanted)
  }
  return (
    <div>
      <p className={styles.heading}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </p>
      <div ref={group} role="radiogroup" aria-labelledby={labelId} className={styles.choices}>
        {choices.map((choice, at) => {
          const radio = {
            ...radioProps(choice.isChosen, isReady),
            className: styles.choice,
            onKeyDown: (event: KeyboardEvent) => move(event, at),
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

/** A radio group is one stop of the Tab key; before scripts run each link must be reachable by itself. */
function radioProps(isChosen: boolean, isReady: boolean) {
  return { role: 'radio', 'aria-checked': isChosen, tabIndex: isReady && !isChosen ? -1 : 0 }
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

/** As radio buttons behave: arrows move and choose, Space chooses. */
function wantedBy(key: string, at: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return at + 1
  if (key === 'ArrowLeft' || key === 'ArrowUp') return at - 1
  return key === ' ' ? at : undefined
}
