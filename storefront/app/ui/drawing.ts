import type { CSSProperties } from 'react'
import { type IconName, iconPath } from './icon.tsx'

/**
 * Returns the style of an element whose class composes `drawn` (icon.module.css). Its icon is no element, for buttons
 * that a list repeats. The browser keeps one picture of each drawing, so icons that show once are cheaper as `Icon`.
 */
export function drawing(name: IconName, fill: 'none' | 'black' = 'none'): CSSProperties {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}" stroke="black" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${iconPath(name)}"/></svg>`
  return { '--drawing': `url(data:image/svg+xml,${encodeURI(svg)})` } as CSSProperties
}
