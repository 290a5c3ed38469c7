import { type ComponentProps, useRef } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ShownProject } from './load-projects.ts'
import styles from './project-card.module.css'
import { projectPath, splitName } from './project-names.ts'
import { ProjectPictures } from './project-pictures.tsx'
import type { Turning } from './use-turning.ts'
import { useWaiting } from './use-waiting.ts'

type ProjectCardProps = ComponentProps<'article'> & { project: ShownProject; isActive: boolean; turning: Turning }

/** A finished room in the list: its pictures with the description beside them. */
export function ProjectCard({ project, isActive, turning, ...rest }: ProjectCardProps) {
  const text = useText()
  const card = useRef<HTMLElement>(BEFORE_MOUNT)
  const isWaiting = useWaiting(card)
  const { title, place } = splitName(project.name)
  return (
    <article
      {...rest}
      ref={card}
      aria-label={project.name}
      className={styles.card}
      data-waiting={isWaiting || undefined}
    >
      <ProjectPictures
        name={project.name}
        pictures={project.pictures}
        isActive={isActive}
        isMarked={isActive}
        turning={turning}
      />
      <div className={styles.words}>
        {place && <p className={styles.place}>{place}</p>}
        <h3 className={styles.title}>{title}</h3>
        {project.description && <p className={styles.description}>{project.description}</p>}
        <Link
          to={projectPath(project)}
          className={styles.more}
          aria-label={text('projects.see-named', { name: project.name })}
        >
          {text('projects.see')}
          <Icon name="arrow-right" size={18} />
        </Link>
      </div>
    </article>
  )
}
