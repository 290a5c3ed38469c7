import type { CartLine } from '#contract/cart.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { bedSizeName } from '#domain/catalog/sizes.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../../format.ts'
import { type Text, useText } from '../../../messages/text.ts'
import affix from '../../../ui/affix.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { chooseVariant } from '../change-line.ts'
import styles from './variant-selects.module.css'

type Choice = CartLine['choices'][number]

/** Selects for the size and type of a line, where there is a choice. */
export function VariantSelects({ line }: { line: CartLine }) {
  const text = useText()
  const format = useFormat()
  const sizes = namesOf(line.choices, 'size')
  const ofSize = line.choices.filter(({ size }) => size === line.size)
  const types = namesOf(ofSize, 'type')
  if (sizes.length < 2 && types.length < 2) {
    const only = format.choice(choiceName(line))
    return only === '' ? null : <p className={styles.only}>{only}</p>
  }
  const ofType = (type: string) => ofSize.find((choice) => choice.type === type)
  const choose = (choice: Choice | undefined) => choice && void chooseVariant(line, choice)
  const chooseSize = (size: string) => {
    const wanted = line.choices.filter((choice) => choice.size === size)
    choose(wanted.find(({ type }) => type === line.type) ?? wanted[0])
  }
  return (
    <div className={styles.selects}>
      {sizes.length > 1 && (
        <Select
          label={text('cart.size-of', { product: line.name })}
          value={line.size ?? ''}
          options={sizes.map((size) => ({
            value: size,
            word: sizeText(size, text, format),
            isSoldOut: isGone(line, size),
          }))}
          onChoose={chooseSize}
        />
      )}
      {types.length > 1 && (
        <Select
          label={text('cart.type-of', { product: line.name })}
          value={line.type ?? ''}
          options={types.map((type) => ({
            value: type,
            word: format.choice(type),
            isSoldOut: ofType(type)?.countInStock === 0,
          }))}
          onChoose={(type) => choose(ofType(type))}
        />
      )}
    </div>
  )
}

type SelectProps = {
  label: string
  value: string
  options: { value: string; word: string; isSoldOut: boolean }[]
  onChoose: (value: string) => void
}

function Select({ label, value, options, onChoose }: SelectProps) {
  const text = useText()
  return (
    <div className={affix.affixed}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isSoldOut && option.value !== value}>
            {option.isSoldOut ? text('cart.choice-sold-out', { choice: option.word }) : option.word}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </div>
  )
}

/** Returns the sizes or types there are, in the order of the choices. */
function namesOf(choices: readonly Choice[], kind: 'size' | 'type'): string[] {
  return [...new Set(choices.flatMap((choice) => choice[kind] ?? []))]
}

/** Returns whether the variant that a size leads to is sold out. */
function isGone({ choices, type }: CartLine, size: string): boolean {
  const ofSize = choices.filter((choice) => choice.size === size)
  return (ofSize.find((choice) => choice.type === type) ?? ofSize[0])?.countInStock === 0
}

/** Formats a size, such as `153*200 Queen` for beds. */
function sizeText(size: string, text: Text, format: Formats): string {
  const name = bedSizeName(size)
  const said = format.digits(size)
  return name ? text(`cart.size.${name}`, { size: said }) : said
}
