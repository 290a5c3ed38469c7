import styles from './icon.module.css'

/** A 24 x 24 line icon in the color of its text. Screen readers ignore it, so the control itself needs a name. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPath(name)} />
    </svg>
  )
}

/** Returns the path of a shared icon; any other is a path itself. */
export function iconPath(name: IconName): string {
  return (iconPaths as Record<string, string | undefined>)[name] ?? name
}

/**
 * Drawn on a 24 x 24 grid for a stroke of 1.5. Every page loads these. The icon of a single component is a constant in
 * its file.
 */
const iconPaths = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  bag: 'M6 4h12l2 4.500V18a2.500 2.500 0 0 1-2.500 2.500h-11A2.500 2.500 0 0 1 4 18V8.500zM4 8.500h16M8.500 12a3.500 3.500 0 0 0 7 0',
  heart:
    'M12 20C6.500 16 3.500 12.800 3.500 9.200A4.600 4.600 0 0 1 12 6.800a4.600 4.600 0 0 1 8.500 2.400C20.500 12.800 17.500 16 12 20Z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.500 20.500c.700-3.800 3.500-5.500 7.500-5.500s6.800 1.700 7.500 5.500',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM16 16l4.5 4.5',
  close: 'M6 6l12 12M18 6L6 18',
  pause: 'M7.5 5h3v14h-3zM13.500 5h3v14h-3z',
  play: 'M8 5.500v13l10.500-6.500z',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  info: 'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17ZM12 11v5.500M12 7.600v.4',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  'arrow-right': 'M4 12h16M14.500 6.500L20 12l-5.500 5.500',
  'arrow-left': 'M20 12H4M9.500 6.500L4 12l5.500 5.500',
  'chevron-left': 'M14.500 6l-6 6 6 6',
  'chevron-right': 'M9.500 6l6 6-6 6',
  'chevron-down': 'M6 9.500l6 6 6-6',
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  scales:
    'M12 4v16M8.500 20h7M5 7l7-1.500L19 7M5 7l-2.500 6.500a2.700 2.700 0 0 0 5 0zM19 7l-2.500 6.500a2.700 2.700 0 0 0 5 0z',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M5 12v8h14v-8',
  ruler: 'M3.500 16.500l13-13 4 4-13 13zM7 13l2 2M10 10l2 2M13 7l2 2',
  cube: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
  hammer: 'M13.500 10.500L5 19l-1.500-1.500 8.500-8.500M10.500 7.500L14 4h3l4 4-3.500 3.500-2-2-2 1z',
  truck:
    'M2.500 6h11v10.500h-11zM13.500 9.500H18l3.500 3.500v3.500h-8M6.500 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM17 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  drill: 'M4 5h10v5H4zM14 6.500h4v2h-4M18 7.500h3.500M7 10l-1 9h4l1-9M5 19h6.500',
  store:
    'M4 9.500L5.500 4h13L20 9.500M4 9.500a2.700 2.700 0 0 0 5.300 0 2.700 2.700 0 0 0 5.400 0 2.700 2.700 0 0 0 5.300 0M5 12v8.500h14V12M9.500 20.500v-5.500h5v5.500',
  phone:
    'M6 3.500h3l1.500 4.500-2 1.500a12 12 0 0 0 6 6l1.500-2 4.500 1.500v3c0 1.400-1.100 2.500-2.500 2.500C10.500 20.500 3.500 13.500 3.500 6 3.500 4.600 4.600 3.500 6 3.500Z',
  mail: 'M3.500 5.500h17v13h-17zM3.500 6.500l8.500 6.500 8.500-6.500',
  pin: 'M12 21c-4-4.300-6.500-7.600-6.500-11a6.500 6.500 0 0 1 13 0c0 3.400-2.500 6.700-6.500 11ZM12 7.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5Z',
  shield:
    'M12 3l7.500 2.500V11c0 4.700-3 8.200-7.500 10-4.500-1.800-7.500-5.300-7.500-10V5.500zM8.500 12l2.500 2.500 4.500-5',
  instagram:
    'M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500ZM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM16.800 7.100v.1',
  facebook:
    'M13.500 21v-8h3l.5-3.500h-3.500V7.500c0-1 .5-1.800 1.800-1.800H17V3h-2.500c-2.700 0-4.300 1.600-4.300 4.200v2.300H7V13h3.200v8z',
  whatsapp:
    'M3.500 20.500l1.200-4.400A8.500 8.500 0 1 1 8 19.400zM9 8.500c0 3.500 3 6.500 6.500 6.500l.5-2-2-1-1 1a5 5 0 0 1-2-2l1-1-1-2z',
  bed: 'M3 6v13M3 16h18M21 19v-6a2 2 0 0 0-2-2H3M6 8.500h3.500a1.500 1.500 0 0 1 1.500 1.500v1H5V9.500a1 1 0 0 1 1-1Z',
  sofa: 'M5 10.500V7.500A2.500 2.500 0 0 1 7.500 5h9A2.500 2.500 0 0 1 19 7.500v3M5 10.500a2 2 0 0 1 2 2V14h10v-1.500a2 2 0 1 1 4 0V17H3v-4.500a2 2 0 0 1 2-2ZM5 17v2M19 17v2M12 5v9',
  dining: 'M5 3.500v5a2.500 2.500 0 0 0 5 0v-5M7.500 3.500v17M18.500 20.500v-17c-2.500 1-4 4-4 8h4',
  lamp: 'M13 3.500l6 5-5.500 5.500-5-5.500zM11 11.500L6.500 7l-3 6 4 6M3.500 20.500h9M16.500 12l1.500 1.500',
  tree: 'M12 3L7 9.500h2L5.500 14h13L15 9.500h2zM12 14v7M4 21h16M12 17l2.500-1.500',
  pillow: 'M5 7.500c2-1 4 .300 7 .300s5-1.300 7-.300 2 8.200 0 9.200-4-.300-7-.300-5 1.300-7 .300-2-8.200 0-9.200Z',
  chair: 'M7 3.500h10l-1 9H8zM6.500 12.500h11v3h-11zM7.500 15.500L6 21M16.500 15.500L18 21',
} as const

/** A shared icon by its name, or any other as its path. */
export type IconName = keyof typeof iconPaths | `M${string}`
