import type { CSSProperties } from 'react'
import type { Color } from '#contract/catalog/colors.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './swatch.module.css'

type SwatchProps = {
  color: Pick<Color, 'swatch'> & { swatchPicture?: Color['swatchPicture'] }
  /** Crosses it out. */
  isSoldOut?: boolean
  className?: string | undefined
}

/** A round sample of a color, as large as its surroundings say (`--swatch-size`). Its name stands beside it. */
export function Swatch({ color: { swatch, swatchPicture }, isSoldOut, className = '' }: SwatchProps) {
  return (
    <span
      className={`${styles.swatch} ${className}`}
      style={{ '--swatch': swatch } as CSSProperties}
      data-sold-out={isSoldOut || undefined}
    >
      {swatchPicture && <Picture picture={swatchPicture} sizes="44px" alt="" />}
    </span>
  )
}
