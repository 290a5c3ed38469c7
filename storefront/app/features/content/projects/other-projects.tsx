import { Link } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { Picture } from '../../../ui/picture.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import type { LoadedProject } from './load-project.ts'
import styles from './other-projects.module.css'
import { categoryPath, projectPath, splitName } from './project-names.ts'

const SIZES = '(width >= 1384px) 424px, (width >= 768px) 31vw, calc(100vw - 32px)'

export function OtherProjects({ category, others }: Pick<LoadedProject, 'category' | 'others'>) {
  const text = useText()
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-projects">
      <SectionHeading id="other-projects" title={text('projects.more', { category: category.name })}>
        <Link to={categoryPath(category.slug)} className={styles.all}>
          {text('projects.all')}
        </Link>
      </SectionHeading>
      <ul className={styles.projects}>
        {others.map((project) => {
          const { title, place } = splitName(project.name)
          return (
            <li key={project._id}>
              <Link to={projectPath(project)} className={styles.project}>
                <span className={styles.frame}>
                  <Picture picture={project.pictures[0]} sizes={SIZES} alt="" fallback="/fallback-image.jpg" />
                </span>
                <h3>{title}</h3>
                {place && <span className={styles.place}>{place}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
