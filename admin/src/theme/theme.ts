import { defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { controls } from './controls.ts'
import { tokens } from './tokens.ts'

const serif = 'Eczar, "Noto Serif Devanagari", Georgia, serif'
const sans = 'Mukta, "Noto Sans Devanagari", system-ui, sans-serif'
const heading = { fontFamily: serif, fontWeight: 500, lineHeight: 1.25 }

/** Kastha's theme, calm and dense: one accent color, hairlines instead of shadows. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: tokens.timber, dark: tokens['timber-deep'], contrastText: tokens.surface },
    secondary: { main: tokens.timber, dark: tokens['timber-deep'], contrastText: tokens.surface },
    error: { main: tokens.danger },
    warning: { main: tokens['marigold-ink'] },
    success: { main: tokens.forest },
    info: { main: tokens['ink-soft'] },
    text: { primary: tokens.ink, secondary: tokens['ink-soft'] },
    background: { default: tokens.paper, paper: tokens.surface },
    divider: tokens.line,
  },
  shape: { borderRadius: 6 },
  sidebar: { width: 232, closedWidth: 56 },
  typography: {
    fontFamily: sans,
    fontSize: 14,
    fontWeightMedium: 600,
    fontWeightBold: 600,
    h1: { ...heading, fontSize: '1.75rem' },
    h2: { ...heading, fontSize: '1.375rem' },
    h3: { ...heading, fontSize: '1.125rem' },
    h4: { ...heading, fontSize: '1.125rem' },
    h5: { ...heading, fontSize: '1.125rem' },
    h6: { ...heading, fontSize: '1.125rem' },
    button: { textTransform: 'none', fontWeight: 600 },
    overline: { textTransform: 'none', letterSpacing: 0, fontWeight: 600, lineHeight: 1.5 },
  },
  components: { ...defaultLightTheme.components, ...controls },
}
