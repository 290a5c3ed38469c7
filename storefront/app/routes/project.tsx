import { href, isRouteErrorResponse } from 'react-router'
import { apiContext } from '../api.ts'
import { loadProject } from '../features/content/projects/load-project.ts'
import { FinishedPlans } from '../features/content/projects/finished-plans.tsx'
import { OtherProjects } from '../features/content/projects/other-projects.tsx'
import { projectMeta } from '../features/content/projects/project-meta.ts'
import { categoryPath, splitName } from '../features/content/projects/project-names.ts'
import { ProjectPictures } from '../features/content/projects/project-pictures.tsx'
import { ShopLook } from '../features/content/projects/shop-look.tsx'
import { useTurning } from '../features/content/projects/use-turning.ts'
import { ErrorPage, MissingPage } from '../features/shell/error-page.tsx'
import { languageContext, publicUrlContext } from '../request-contexts.ts'
import { needMessages } from '../messages/load-messages.ts'
import { useText } from '../messages/text.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Container } from '../ui/container.tsx'
import type { Route } from './+types/project'
import styles from './project.module.css'

await needMessages('projects')

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [loaded, settings] = await Promise.all([loadProject(api, params.projectId), api.settings()])
  const place = { publicUrl: context.get(publicUrlContext), language: context.get(languageContext) }
  return { ...loaded, meta: projectMeta(loaded, { ...place, name: settings.name }) }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData?.meta ?? []
}

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { project, category, products, plans, others } = loaderData
  const text = useText()
  const turning = useTurning()
  const { title, place } = splitName(project.name)
  const steps = [
    { name: text('breadcrumb.home'), to: href('/') },
    { name: text('projects.title'), to: href('/our-projects') },
    { name: category.name, to: categoryPath(category.slug) },
    { name: title },
  ]
  return (
    <Container key={project._id} className={styles.page}>
      <div className={styles.project}>
        <div className={styles.trail}>
          <Breadcrumb steps={steps} />
        </div>
        <ProjectPictures name={project.name} pictures={project.pictures} isActive turning={turning} hasPriority />
        <div className={styles.words}>
          {place && <p className={styles.place}>{place}</p>}
          <h1 className={styles.title}>{title}</h1>
          {project.description && <p className={styles.description}>{project.description}</p>}
        </div>
      </div>
      <ShopLook products={products} />
      <FinishedPlans plans={plans} />
      <OtherProjects category={category} others={others} />
    </Container>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const text = useText()
  const isMissing = isRouteErrorResponse(error) && (error.status === 404 || error.status === 400)
  if (!isMissing) return <ErrorPage error={error} />
  return <MissingPage title={text('projects.not-found')} text={text('projects.not-found-text')} />
}
