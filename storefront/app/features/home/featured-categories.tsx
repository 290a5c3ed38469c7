import { href, Link } from 'react-router'
import type { Category } from '#contract/catalog/categories.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './featured-categories.module.css'

const TILE_SIZES = '(width >= 1280px) 536px, (width >= 768px) 42vw, calc(50vw - 22px)'

/** The rooms as tiles, each linked to the listing with that room chosen. */
export function FeaturedCategories({ categories }: { categories: readonly Category[] }) {
  const text = useText()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="featured-categories">
      <SectionHeading
        id="featured-categories"
        title={text('featured-categories.title')}
        intro={text('featured-categories.intro')}
      />
      <ul className={styles.tiles}>
        {categories.map(({ _id, name, pictures }) => (
          <li key={_id} className={styles.tile}>
            <Link to={`${href('/productListing')}?${new URLSearchParams({ category: _id })}`} className={styles.link}>
              <span className={styles.frame}>
                <Picture picture={pictures[0]} sizes={TILE_SIZES} alt="" className={styles.picture} />
              </span>
              <span className={styles.label}>
                {name}
                <Icon name="arrow-right" size={18} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
