import { useRevalidator, useSearchParams } from 'react-router'
import { useText } from '../../../messages/text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { PagePart } from '../../../ui/page-part.tsx'
import type { ProjectsContent } from './load-projects.ts'
import { chosenGroup, projectGroups } from './project-groups.ts'
import { ProjectList } from './project-list.tsx'
import { ProjectTabs } from './project-tabs.tsx'
import styles from './projects-view.module.css'
import { TrustedClients } from './trusted-clients.tsx'

/** `content` is undefined while loading. */
export function ProjectsView({ content }: { content: ProjectsContent | undefined }) {
  const text = useText()
  return (
    <>
      <section className={styles.projects} aria-labelledby="our-projects">
        <h1 id="our-projects" className={styles.heading}>
          {text('projects.title')}
        </h1>
        {content ? <ProjectsPart projects={content.projects} /> : <Loading label={text('projects.loading')} />}
      </section>
      {content ? (
        <PagePart>
          <TrustedClients clients={content.clients ?? []} />
        </PagePart>
      ) : (
        <Loading label={text('projects.clients-loading')} />
      )}
    </>
  )
}

function ProjectsPart({ projects }: Pick<ProjectsContent, 'projects'>) {
  const text = useText()
  const [search] = useSearchParams()
  const { revalidate, state } = useRevalidator()
  if (projects === null) {
    return (
      <LoadFailure title={text('projects.failed')} isTrying={state === 'loading'} onRetry={() => void revalidate()} />
    )
  }
  const groups = projectGroups(projects)
  const chosen = chosenGroup(groups, search)
  if (!chosen) return <EmptyState icon="sofa" title={text('projects.none')} />
  return (
    <ProjectTabs groups={groups} chosen={chosen}>
      <h2 className={styles.category}>{chosen.category.name}</h2>
      {chosen.projects.length > 0 ? (
        <ProjectList key={chosen.category._id} projects={chosen.projects} />
      ) : (
        <p className={styles.none}>{text('projects.none-in-category')}</p>
      )}
    </ProjectTabs>
  )
}

/** A spinner with a label. */
function Loading({ label }: { label: string }) {
  return (
    <p role="status" className={styles.loading}>
      <span aria-hidden="true" className={styles.ring} />
      {label}
    </p>
  )
}
