import { Suspense } from 'react'
import { Await, href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '../api.ts'
import { loadProjects, nothingLoaded } from '../features/content/projects/load-projects.ts'
import { heroPicture } from '../features/content/projects/project-groups.ts'
import { ProjectsIntro } from '../features/content/projects/projects-intro.tsx'
import { ProjectsView } from '../features/content/projects/projects-view.tsx'
import { addressOf, canonical } from '../features/shell/canonical.ts'
import { needMessages } from '../messages/load-messages.ts'
import { textIn } from '../messages/text.ts'
import { shellOf, type PageHandle } from '../features/shell/page-shell.ts'
import { Container } from '../ui/container.tsx'
import type { Route } from './+types/our-projects'
import styles from './our-projects.module.css'

await needMessages('projects')

export const handle: PageHandle = { searchParams: ['category'] }

export async function loader({ context }: Route.LoaderArgs) {
  return { content: await loadProjects(context.get(apiContext)) }
}

/** A visitor from another page sees this page's frame at once, and what is loading. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loading = serverLoader().then(
    ({ content }) => content,
    (error: unknown) => {
      console.warn('The projects could not be loaded', error)
      return nothingLoaded
    },
  )
  return { content: loading }
}

/** Another category only changes the choice among loaded projects; the same address reloads. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const shell = shellOf(matches)
  if (!shell) return []
  const text = textIn(shell.language)
  const title = text('page.title', { page: text('projects.title'), name: shell.settings.name })
  const description = text('projects.description')
  return [
    { title },
    { name: 'description', content: description },
    ...canonical(shell, href('/our-projects')),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: addressOf(shell, href('/our-projects')) },
    { property: 'og:site_name', content: shell.settings.name },
  ]
}

export default function OurProjects({ loaderData: { content } }: Route.ComponentProps) {
  if (!(content instanceof Promise)) return <ProjectsPage content={content} />
  return (
    <Suspense fallback={<ProjectsPage content={undefined} />}>
      <Await resolve={content}>{(loaded) => <ProjectsPage content={loaded} />}</Await>
    </Suspense>
  )
}

function ProjectsPage({ content }: Pick<Parameters<typeof ProjectsView>[0], 'content'>) {
  return (
    <Container className={styles.page}>
      <ProjectsIntro picture={content && heroPicture(content.projects ?? [])} />
      <ProjectsView content={content} />
    </Container>
  )
}
