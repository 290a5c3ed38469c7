import { href, Link } from 'react-router'
import type { Project } from '#contract/content.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './projects-teaser.module.css'

const TEASER_SIZES = '(width >= 1280px) 868px, (width >= 1024px) 66vw, calc(100vw - 32px)'

/** A finished room. */
export function ProjectsTeaser({ project }: { project: Project }) {
  const text = useText()
  return (
    <section className={styles.teaser} aria-labelledby="project">
      <div className={styles.frame}>
        <Picture picture={project.pictures[0]} sizes={TEASER_SIZES} fallback="/fallback-image.jpg" />
        {project.parentId && <p className={styles.label}>{project.parentId.name}</p>}
      </div>
      <div className={styles.words}>
        <h2 id="project">{project.name}</h2>
        <p>{project.description}</p>
        <Link to={href('/our-projects')} className={styles.all}>
          {text('header.projects')}
          <Icon name="arrow-right" size={18} />
        </Link>
      </div>
    </section>
  )
}
