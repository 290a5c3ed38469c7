import type { CSSProperties, RefObject } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { Picture } from '../../../../ui/picture.tsx'
import styles from './viewer-slides.module.css'
import { ZOOM } from './use-viewer.ts'

type ViewerSlidesProps = {
  frame: RefObject<HTMLDivElement | null>
  pictures: readonly PictureData[]
  index: number
  isEnlarged: boolean
}

/** All pictures uncropped, in the markup that Swiper and its zoom expect. */
export function ViewerSlides({ frame, pictures, index, isEnlarged }: ViewerSlidesProps) {
  return (
    <div ref={frame} className={`swiper ${styles.frame}`} data-enlarged={isEnlarged || undefined}>
      <div className={`swiper-wrapper ${styles.row}`}>
        {pictures.map((picture, at) => (
          <div key={picture.id} className={`swiper-slide ${styles.slide}`} inert={at !== index}>
            <div className={`swiper-zoom-container ${styles.room}`}>
              <div className={`swiper-zoom-target ${styles.picture}`} style={ratioStyle(picture)}>
                {/* Zooming in loads a larger file. */}
                <Picture picture={picture} sizes={at === index && isEnlarged ? `${ZOOM.most * 100}vw` : '100vw'} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

function ratioStyle({ width, height }: PictureData): CSSProperties {
  return { '--ratio': width / height } as CSSProperties
}
