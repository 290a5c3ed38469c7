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

const sized = (most: number) => ({ htmlInput: { maxLength: most } })
const knowsVariables = (text: unknown) => (typeof text === 'string' ? replyProblem(text) : undefined)

function CannedReplyForm() {
  return (
    <>
      <TextInput
        source="title"
        validate={required()}
        helperText="How colleagues find it"
        slotProps={sized(MAX_REPLY_TITLE_LENGTH)}
      />
      <Variables />
      <ReplyInput source="english" label="English text" />
      <ReplyInput source="nepali" label="Nepali text" lang="ne" />
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
      These are replaced when a colleague inserts the reply:
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {replyVariables.map((variable) => (
          <li key={variable}>
            <code>{`{${variable}}`}</code>: {replyVariableWords[variable]}
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
    <EditPage removal="Colleagues can no longer insert it. Answers that were sent with it stay.">
      <CannedReplyForm />
    </EditPage>
  )
}
