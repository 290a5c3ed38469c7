import type { Picture as PictureData } from '#contract/common.ts'
import { useText } from '../../../messages/text.ts'
import { Picture } from '../../../ui/picture.tsx'
import styles from './projects-intro.module.css'

const HERO_SIZES = '(width >= 1384px) 1320px, (width >= 1024px) calc(100vw - 48px), 100vw'

/**
 * The banner with the text about all projects.
 *
 * @param picture  null for none; undefined while loading
 */
export function ProjectsIntro({ picture }: { picture: PictureData | null | undefined }) {
  const text = useText()
  return (
    <>
      <div className={styles.hero}>
        {picture !== undefined && (
          <Picture picture={picture ?? undefined} sizes={HERO_SIZES} priority fallback="/fallback-image.jpg" />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.tagline}>{text('projects.tagline')}</p>
        <p className={styles.intro}>{text('projects.intro')}</p>
      </div>
    </>
  )
}
