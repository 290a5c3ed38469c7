import { CreatePage } from '../record-pages.tsx'
import { ProjectForm } from './form.tsx'

export default function ProjectCreate() {
  return (
    <CreatePage blank={{ description: '', parentId: null, pictures: [], productIds: [], translations: {} }}>
      <ProjectForm />
    </CreatePage>
  )
}
