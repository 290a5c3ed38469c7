import { EditPage } from '../record-pages.tsx'
import { ProjectForm } from './form.tsx'

export default function ProjectEdit() {
  return (
    <EditPage removal="Its page is removed immediately, and links to it stop working. Its pictures stay in the library.">
      <ProjectForm />
    </EditPage>
  )
}
