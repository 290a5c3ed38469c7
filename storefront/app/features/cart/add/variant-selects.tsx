import type { ReactNode } from 'react'
import type { CartLine } from '#contract/cart.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { bedSizeName } from '#domain/catalog/sizes.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { type Text, useText } from '../../../messages/text.ts'
import affix from '../../../ui/affix.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { colorOf } from '../../catalog/colors.ts'
import { type Choice, colorChoices, sizeChoices, typeChoices } from '../../catalog/product/variant-choice.ts'
import { Swatch } from '../../catalog/swatch.tsx'
import styles from './variant-selects.module.css'

type LineChoice = Choice<CartLine['choices'][number]>

type VariantSelectsProps = { line: CartLine; onChoose: (choice: CartLine['choices'][number]) => void }

/** Selects for the color, size and type of a line, where there is a choice. */
export function VariantSelects({ line, onChoose }: VariantSelectsProps) {
  const text = useText()
  const format = useFormat()
  const { choices, color, size, type, price } = line
  const chosen = { _id: line.variantId ?? '', color: color?.slug ?? null, size, type, price }
  const all = [
    { kind: 'color', found: colorChoices(choices, chosen), word: (slug: string) => colorOf(line.colors, slug)?.name },
    { kind: 'size', found: sizeChoices(choices, chosen), word: (value: string) => sizeText(value, text, format) },
    { kind: 'type', found: typeChoices(choices, chosen), word: format.choice },
  ] as const
  const selects = all.filter(({ found }) => found.length > 1)
  if (selects.length === 0) {
    const only = format.choice(choiceName(line))
    return only === '' ? null : <p className={styles.only}>{only}</p>
  }
  return (
    <div className={styles.selects}>
      {selects.map(({ kind, found, word }) => (
        <Select
          key={kind}
          label={text(`cart.${kind}-of`, { product: line.name })}
          value={chosen[kind] ?? ''}
          swatch={kind === 'color' && color && <Swatch color={color} className={styles.swatch} />}
          options={found.map((choice) => ({ choice, word: word(choice.value) ?? choice.value }))}
          onChoose={(choice) => onChoose(choice.variant)}
        />
      ))}
    </div>
  )
}

type SelectProps = {
  label: string
  value: string
  /** Stands before the chosen option. */
  swatch: ReactNode
  options: { choice: LineChoice; word: string }[]
  onChoose: (choice: LineChoice) => void
}

function Select({ label, value, swatch, options, onChoose }: SelectProps) {
  const text = useText()
  const choose = (wanted: string) => {
    const option = options.find(({ choice }) => choice.value === wanted)
    if (option) onChoose(option.choice)
  }
  return (
    <div className={affix.affixed}>
      {swatch}
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map(({ choice, word }) => {
          const isSoldOut = choice.variant.countInStock === 0
          return (
            <option key={choice.value} value={choice.value} disabled={isSoldOut && choice.value !== value}>
              {isSoldOut ? text('cart.choice-sold-out', { choice: word }) : word}
            </option>
          )
        })}
      </select>
      <Icon name="chevron-down" size={16} />
    </div>
  )
}

/** Formats a size, such as `153*200 Queen` for beds. */
function sizeText(size: string, text: Text, format: Formats): string {
  const name = bedSizeName(size)
  const said = format.digits(size)
  return name ? text(`cart.size.${name}`, { size: said }) : said
}
