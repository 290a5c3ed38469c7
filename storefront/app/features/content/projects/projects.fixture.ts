import type { Client } from '#contract/content.ts'
import { givenPicture, givenPictures } from '../../../test/given-products.ts'
import type { ProjectsContent, ShownProject } from './load-projects.ts'

export const CORPORATE = 'Corporate office, Kathmandu'
export const COWORKING = 'Co-working space, Jhamsikhel'

const names = ['Bedroom', 'Living Room', 'Dining', 'Office Items', 'Outdoor']
const slugOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-')
const categories: ShownProject[] = names.map((name, at) => ({
  _id: String(at + 1),
  slug: slugOf(name),
  name,
  description: '',
  pictures: at === 0 ? [givenPicture(500, 'Hotel lobby')] : [],
}))

function projectOf(category: string, name: string, pictures: number): ShownProject {
  const _id = String(names.indexOf(category) + 1)
  const slug = slugOf(name)
  return {
    _id: slug,
    slug,
    name,
    description: `All of ${name}.`,
    parentId: { _id, name: category },
    pictures: givenPictures(pictures, 10 * name.length),
  }
}

const projects: ShownProject[] = [
  projectOf('Bedroom', 'Guest rooms, Pokhara', 6),
  projectOf('Dining', 'Rooftop restaurant, Thamel', 5),
  projectOf('Office Items', CORPORATE, 6),
  projectOf('Office Items', COWORKING, 4),
]

const clients: Client[] = Array.from({ length: 10 }, (_, at) => ({
  _id: String(at + 1),
  title: `Client ${at + 1}`,
  logo: null,
  image: [],
  picture: givenPicture(600 + at),
}))

/** Five categories: some with one project, the office with two, others with none. */
export const givenProjects: ProjectsContent = { projects: [...categories, ...projects], clients }
