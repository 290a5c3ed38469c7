import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { useFormat } from '../../format.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './item-line.module.css'

export function ItemLines({ isSmall, children }: { isSmall?: boolean; children: ReactNode }) {
  return <ul className={isSmall ? styles.small : styles.lines}>{children}</ul>
}

type ItemLineProps = {
  picture: PictureData | null
  name: ReactNode
  /** Choice and quantity, such as `153*200, Normal × 1`. */
  choice: string
  /** Whole rupees. */
  price: number
  /** Below the choice. */
  children?: ReactNode
  /** Below the line, as wide as it is: a note that the column of the name would break into many lines. */
  note?: ReactNode
}

export function ItemLine({ picture, name, choice, price, children, note }: ItemLineProps) {
  const format = useFormat()
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture picture={picture ?? undefined} sizes="64px" alt="" />
      </div>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.choice}>{choice}</p>
        {children}
      </div>
      <p className={styles.price}>{format.money(price)}</p>
      {note}
    </li>
  )
}

/** A further fact below the choice. */
export function ItemFact({ children }: { children: ReactNode }) {
  return <p className={styles.choice}>{children}</p>
}
