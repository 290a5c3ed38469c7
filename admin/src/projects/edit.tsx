import { EditPage } from '../content/record-pages.tsx'
import { ProjectForm } from './form.tsx'

export default function ProjectEdit() {
  return (
    <EditPage removal="Its page and every link to it are gone at once. Its pictures stay in the library.">
      <ProjectForm />
    </EditPage>
  )
}
