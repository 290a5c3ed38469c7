import { useState } from 'react'
import { href } from 'react-router'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './hero.module.css'
import type { HeroSlide } from './hero-slides.ts'

/**
 * On phones four fifths of the width that is drawn, most of it cut off at the sides: nobody sees the difference on their
 * dense screens, and the file arrives a round trip earlier.
 */
const SLIDE_SIZES = '(width >= 1384px) 1320px, (width >= 1024px) calc(100vw - 48px), (width >= 768px) 940px, 540px'

type HeroSlideProps = {
  slide: HeroSlide
  index: number
  isActive: boolean
  /** Whether the hero slides and this slide is inactive, so nothing in it is reachable. */
  isBehind: boolean
  /** Whether the slide shows first; its picture is the page's largest. */
  isFirst: boolean
}

export function HeroSlideView({ slide, index, isActive, isBehind, isFirst }: HeroSlideProps) {
  const text = useText()
  const { title, descriptions, link, picture, isDark } = slide
  return (
    <div
      className={`swiper-slide ${styles.slide} ${isDark ? styles.dark : ''}`}
      data-index={index}
      role="group"
      aria-roledescription={text('hero.slide')}
      aria-label={title}
      inert={isBehind}
    >
      <div className={styles.frame}>
        {typeof picture === 'string' ? (
          <AddressedPicture src={picture} />
        ) : (
          <Picture
            picture={picture}
            sizes={SLIDE_SIZES}
            priority={isFirst}
            fallback="/banner.jpg"
            className={styles.picture}
          />
        )}
      </div>
      <div className={styles.copy} data-active={isActive || undefined}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.lines}>
          {descriptions.slice(0, 3).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {link && (
          <LinkButton
            className={styles.button}
            to={href('/productListing/category/:categoryId', { categoryId: link.categoryId })}
          >
            {link.label}
            <Icon name="arrow-right" size={18} />
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** A picture with a known URL only. */
function AddressedPicture({ src }: { src: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  return (
    <img src={hasFailed ? '/banner.jpg' : src} alt="" className={styles.picture} onError={() => setHasFailed(true)} />
  )
}
