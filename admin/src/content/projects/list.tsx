import ProjectsIcon from '@mui/icons-material/HomeWorkOutlined'
import { ReferenceInput, SelectInput } from 'react-admin'
import type { ProjectRow } from '#contract/admin/content/projects.ts'
import { OrderedList } from '../ordered-list.tsx'
import { NepaliMark } from '../schedule-parts.tsx'
import { Thumbnail } from '../../media/pictures/thumbnail.tsx'

const filters = [
  <ReferenceInput key="parentId" source="parentId" reference="projects" filter={{ parentId: 0 }} perPage={100} alwaysOn>
    <SelectInput label="Projects in category" emptyText="Show categories" emptyValue={0} resettable={false} />
  </ReferenceInput>,
]

/** Project categories, or the projects of one category. */
export default function ProjectList() {
  return (
    <OrderedList<ProjectRow>
      title="Projects"
      icon={ProjectsIcon}
      emptyText="Showcase rooms that you have furnished. Add a category first, then its projects."
      writes="content.write"
      filters={filters}
      filterDefaultValues={{ parentId: 0 }}
      nameOf={({ name }) => name}
      renderPicture={({ pictures: [first] }) => first && <Thumbnail id={first.pictureId} />}
      renderDetails={({ parentId, pictures, productIds, translations }) => (
        <>
          {parentId === null ? 'Category' : `${pictures.length} pictures, ${productIds.length} products`}
          <NepaliMark isMissing={!translations?.ne?.name} />
        </>
      )}
    />
  )
}
