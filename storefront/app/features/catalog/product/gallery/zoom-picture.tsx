import { type PointerEvent, useRef, useState } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { pictureUrl, pictureWidths } from '#domain/catalog/picture.ts'
import { BEFORE_MOUNT } from '../../../../ui/before-mount.ts'
import { Picture } from '../../../../ui/picture.tsx'
import styles from './zoom-picture.module.css'

const ZOOM = 2

type ZoomPictureProps = { picture: PictureData; sizes: string; priority: boolean }

/** A picture that zooms on hover and follows the mouse. Its largest file loads only then. */
export function ZoomPicture({ picture, sizes, priority }: ZoomPictureProps) {
  const layer = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const [wasZoomed, setWasZoomed] = useState(false)

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || !matchMedia('(hover: hover)').matches) return
    setWasZoomed(true)
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height]
    layer.current.style.transform = `translate(${shift(x)}, ${shift(y)}) scale(${ZOOM})`
  }
  const rest = () => layer.current.style.removeProperty('transform')

  const largest = pictureWidths(picture.width).at(-1)!
  return (
    <div className={styles.frame} onPointerMove={follow} onPointerLeave={rest}>
      <div ref={layer} className={styles.layer}>
        <Picture picture={picture} sizes={sizes} priority={priority} />
        {wasZoomed && <img className={styles.large} src={pictureUrl(picture.id, largest, 'webp')} alt="" />}
      </div>
    </div>
  )
}

/** Keeps the point under the mouse in place: 0 is the picture's left or top edge, 1 its right or bottom. */
function shift(position: number): string {
  return `${(0.5 - position) * (ZOOM - 1) * 100}%`
}
