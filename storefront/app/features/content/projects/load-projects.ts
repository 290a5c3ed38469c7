import type { Client, Project } from '#contract/content.ts'
import type { Api } from '../../../api.ts'

/** The fields that a card shows. A page carries its projects twice, as HTML and as data, so no other fields. */
export type ShownProject = Pick<Project, '_id' | 'slug' | 'name' | 'description' | 'parentId' | 'pictures'>

/** The page's data; null for parts that failed to load. */
export type ProjectsContent = { projects: ShownProject[] | null; clients: Client[] | null }

export async function loadProjects(api: Api): Promise<ProjectsContent> {
  const [projects, clients] = await Promise.all([api.projects().catch(nothing), api.clients().catch(nothing)])
  return { projects: projects?.map(shownProject) ?? null, clients }
}

/** The shop was unreachable, for example without a connection. */
export const nothingLoaded: ProjectsContent = { projects: null, clients: null }

/** Converts a project of the API. Only the first picture keeps its miniature: the others slide in from the side. */
export function shownProject({ _id, slug, name, description, parentId, pictures }: Project): ShownProject {
  return {
    _id,
    slug,
    name,
    description,
    ...(parentId && { parentId }),
    pictures: pictures.map((picture, at) => (at === 0 ? picture : { ...picture, placeholder: '' })),
  }
}

export function nothing(error: unknown): null {
  console.error(error)
  return null
}
