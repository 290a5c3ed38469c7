import type { ShownProject } from './load-projects.ts'
import { ProjectCard } from './project-card.tsx'
import styles from './project-list.module.css'
import { useActiveProject } from './use-active-project.ts'
import { useTurning } from './use-turning.ts'

/** The projects of a category, one below another. */
export function ProjectList({ projects }: { projects: readonly ShownProject[] }) {
  const turning = useTurning()
  const { list, activeId, cardProps } = useActiveProject(projects.map(({ _id }) => _id))
  return (
    <ul ref={list} className={styles.list}>
      {projects.map((project) => (
        <li key={project._id}>
          <ProjectCard
            project={project}
            isActive={project._id === activeId}
            turning={turning}
            {...cardProps(project._id)}
          />
        </li>
      ))}
    </ul>
  )
}
