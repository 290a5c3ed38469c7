import { createElement } from 'react'
import { Pagination, type RaThemeOptions } from 'react-admin'
import { tokens } from './tokens.ts'

const TARGET_PX = 44
/** Fingers need more room than a mouse. */
const onTouch = '@media (pointer: coarse)'
const ring = { outline: `2px solid ${tokens.timber}`, outlineOffset: 2 }
const pagination = createElement(Pagination, { rowsPerPageOptions: [25, 50, 100] })
const tall = { [onTouch]: { minHeight: TARGET_PX } }

/** How MUI's and react-admin's parts look, and react-admin's own defaults. */
export const controls: NonNullable<RaThemeOptions['components']> = {
  // Whoever saves waits for the answer: what was undone or refused seconds later could lie pages behind.
  RaEdit: { defaultProps: { mutationMode: 'pessimistic' } },
  // Exports are made by the API, of all rows (ui/export-menu.tsx).
  RaList: {
    defaultProps: { perPage: 25, exporter: false, pagination },
    styleOverrides: { root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } } },
  },
  // A wide table scrolls by itself; the page does not.
  RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums' },
      a: { color: tokens.timber, textUnderlineOffset: 3 },
      '@media (prefers-reduced-motion: reduce)': {
        '*': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: tall } },
  MuiIconButton: { styleOverrides: { root: { [onTouch]: { minHeight: TARGET_PX, minWidth: TARGET_PX } } } },
  MuiMenuItem: { styleOverrides: { root: tall } },
  MuiTab: { styleOverrides: { root: { minHeight: TARGET_PX } } },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: tokens.surface, ...tall },
      notchedOutline: { borderColor: tokens['line-strong'] },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${tokens.line}` } } },
  MuiDialog: { styleOverrides: { paper: { border: `1px solid ${tokens.line}` } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: tokens.line, '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' } },
      head: { fontWeight: 600, color: tokens['ink-soft'], backgroundColor: tokens['sand-soft'] },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
  MuiTableRow: { styleOverrides: { root: tall } },
  MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: tokens.ink, fontSize: '0.8125rem' } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 40 } } },
  MuiAlert: { styleOverrides: { root: { alignItems: 'center' } } },
}
