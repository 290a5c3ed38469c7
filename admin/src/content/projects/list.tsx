import ProjectsIcon from '@mui/icons-material/HomeWorkOutlined'
import { ReferenceInput, SelectInput } from 'react-admin'
import type { ProjectRow } from '#contract/admin/content/projects.ts'
import { t } from '../../language/t.ts'
import { OrderedList } from '../ordered-list.tsx'
import { NepaliMark } from '../schedule-parts.tsx'
import { Thumbnail } from '../../media/pictures/thumbnail.tsx'

const filters = [
  <ReferenceInput key="parentId" source="parentId" reference="projects" filter={{ parentId: 0 }} perPage={100} alwaysOn>
    <SelectInput label={t('Projects in category')} emptyText={t('Show categories')} emptyValue={0} resettable={false} />
  </ReferenceInput>,
]

/** Project categories, or the projects of one category. */
export default function ProjectList() {
  return (
    <OrderedList<ProjectRow>
      title={t('Projects')}
      icon={ProjectsIcon}
      emptyText={t('Showcase rooms that you have furnished. Add a category first, then its projects.')}
      writes="content.write"
      filters={filters}
      filterDefaultValues={{ parentId: 0 }}
      nameOf={({ name }) => name}
      renderPicture={({ pictures: [first] }) => first && <Thumbnail id={first.pictureId} />}
      renderDetails={({ parentId, pictures, productIds, translations }) => (
        <>
          {parentId === null
            ? t('Category')
            : t('%{pictures} pictures, %{products} products', {
                pictures: pictures.length,
                products: productIds.length,
              })}
          <NepaliMark isMissing={!translations?.ne?.name} />
        </>
      )}
    />
  )
}
