import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import { Button, ListItemIcon, ListItemText, MenuItem, Stack } from '@mui/material'
import { languages, type Language } from '#domain/language/languages.ts'
import { chooseLanguage, language } from './language.ts'

/** Each language in itself, for readers who know no other. */
const names: Record<Language, string> = { en: 'English', ne: 'नेपाली' }
const others = languages.filter((one) => one !== language)

/** Buttons that show a page without a menu in another language. */
export function LanguageButtons() {
  return (
    <Stack direction="row">
      {others.map((one) => (
        <Button key={one} lang={one} size="small" startIcon={<TranslateIcon />} onClick={() => chooseLanguage(one)}>
          {names[one]}
        </Button>
      ))}
    </Stack>
  )
}

/** The same in the user menu. The browser asks first if a form has unsaved changes. */
export function LanguageMenuItems() {
  return others.map((one) => (
    <MenuItem key={one} lang={one} onClick={() => chooseLanguage(one)}>
      <ListItemIcon>
        <TranslateIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{names[one]}</ListItemText>
    </MenuItem>
  ))
}
