import type { Quote } from '#contract/checkout.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import type { Formats } from '#domain/language/formats.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './notes.module.css'

/** Lines of the cart that this order leaves out. They stay in the cart. */
export function LeftOut({ leftOut }: { leftOut: Quote['leftOut'] }) {
  const text = useText()
  const format = useFormat()
  if (leftOut.length === 0) return null
  return (
    <div className={`${styles.note} ${styles.warning}`}>
      <Icon name="info" size={20} />
      <div>
        <p className={styles.title}>{text('checkout.left-out')}</p>
        <ul>
          {leftOut.map((line) => (
            <li key={`${line.name} ${choiceName(line)}`}>{leftOutText(text, format, line)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function leftOutText(text: Text, format: Formats, line: Quote['leftOut'][number]): string {
  const { wanted, kept } = line
  const what = lineName(format, line)
  return kept === 0 ? text('checkout.sold-out', { what }) : text('checkout.fewer', { what, kept, wanted })
}

/** Formats a line, such as `Rara wingback bed (Forest green, 153*200, Normal)`. */
export function lineName(
  format: Formats,
  line: Pick<Quote['leftOut'][number], 'name' | 'color' | 'size' | 'type'>,
): string {
  const choice = format.choice(choiceName(line))
  return choice === '' ? line.name : `${line.name} (${choice})`
}
