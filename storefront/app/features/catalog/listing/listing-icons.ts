export const grid = 'M4.500 4.500h6v6h-6zM13.500 4.500h6v6h-6zM4.500 13.500h6v6h-6zM13.500 13.500h6v6h-6z'
export const rows = 'M9 6h11M9 12h11M9 18h11M4.500 6h.1M4.500 12h.1M4.500 18h.1'
export const sliders = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4'
