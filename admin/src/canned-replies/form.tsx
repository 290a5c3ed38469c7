import { Box } from '@mui/material'
import { required, TextInput } from 'react-admin'
import {
  MAX_REPLY_LENGTH,
  MAX_REPLY_TITLE_LENGTH,
  replyProblem,
  replyVariables,
  replyVariableWords,
} from '#domain/canned-replies/canned-replies.ts'
import { CreatePage, EditPage } from '../content/record-pages.tsx'
import { said, t } from '../language/t.ts'

const sized = (most: number) => ({ htmlInput: { maxLength: most } })

function knowsVariables(text: unknown): string | undefined {
  const problem = typeof text === 'string' ? replyProblem(text) : undefined
  return problem && said(problem)
}

function CannedReplyForm() {
  return (
    <>
      <TextInput
        source="title"
        label={t('Title')}
        validate={required()}
        helperText={t('How colleagues find it')}
        slotProps={sized(MAX_REPLY_TITLE_LENGTH)}
      />
      <Variables />
      <ReplyInput source="english" label={t('English text')} />
      <ReplyInput source="nepali" label={t('Nepali text')} lang="ne" />
    </>
  )
}

function ReplyInput({ lang, ...named }: { source: string; label: string; lang?: string }) {
  return (
    <TextInput
      {...named}
      multiline
      minRows={4}
      validate={[required(), knowsVariables]}
      slotProps={{ htmlInput: { maxLength: MAX_REPLY_LENGTH, ...(lang && { lang }) } }}
    />
  )
}

function Variables() {
  return (
    <Box sx={{ mb: 1 }}>
      {t('These are replaced when a colleague inserts the reply:')}
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {replyVariables.map((variable) => (
          <li key={variable}>
            <code>{`{${variable}}`}</code>: {said(replyVariableWords[variable])}
          </li>
        ))}
      </Box>
    </Box>
  )
}

export function CannedReplyCreate() {
  return (
    <CreatePage>
      <CannedReplyForm />
    </CreatePage>
  )
}

export function CannedReplyEdit() {
  return (
    <EditPage removal={t('Colleagues can no longer insert it. Answers that were sent with it stay.')}>
      <CannedReplyForm />
    </EditPage>
  )
}
