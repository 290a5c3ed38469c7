import { Box } from '@mui/material'
import { required, TextInput } from 'react-admin'
import { languages } from '#domain/language/languages.ts'
import { EditPage } from '../content/record-pages.tsx'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { PagePart } from '../ui/page-part.tsx'
import { TranslatedInput } from '../ui/translated-input.tsx'
import { FactList } from './fact-list.tsx'
import { PagePreview } from './page-preview.tsx'

const bodies = {
  en: { source: 'body', title: t('Text') },
  ne: { source: 'translations.ne.body', title: t('Text (Nepali)') },
}

export default function PageEdit() {
  const mayWrite = useCan('content.write')
  return (
    <EditPage isWide>
      <TranslatedInput source="title" label={t('Title')} validate={required()} />
      <TranslatedInput source="summary" label={t('Summary')} multiline />
      <FactList />
      <Box sx={{ display: 'grid', gap: 2, mt: 2, width: '100%' }}>
        {languages.map((language) => {
          const { source, title } = bodies[language]
          return (
            <PagePart key={language} title={title}>
              <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
                <TextInput
                  source={source}
                  label={t('%{title}, Markdown', { title })}
                  multiline
                  minRows={16}
                  maxRows={40}
                  helperText={t('## Heading, **bold**, - list item, [link text](/stores)')}
                  slotProps={{ htmlInput: { lang: language } }}
                  {...(language === 'en' && { validate: required() })}
                />
                {mayWrite && <PagePreview source={source} language={language} />}
              </Box>
            </PagePart>
          )
        })}
      </Box>
    </EditPage>
  )
}
